import './pictures.css';
import { useId, useState } from 'preact/hooks';
import { request, sayError } from '../api/http';
import { object, text } from '../api/parse';
import { DrawerNotice, useDrawer } from '../offers/drawer';
import { OfferList } from '../offers/offer-list';
import { useTable } from '../table/view';
import { picturesAt } from './kept-pictures';
import { NoPicture, smallPicture } from './small';

const PUT_AWAY = 'picture.drop';
const parseKept = object({ id: text });

/** To bring a picture of one’s own, which can be chosen from then on; and to put one away again. */
export function BringPicture() {
  const { id: table, token, seat } = useTable();
  const field = useId();
  const [said, say] = useState('');
  const [sending, setSending] = useState(false);
  const own = seat.value && 'pictures' in seat.value ? seat.value.pictures : [];
  const has = Array.isArray(own) && own.length > 0;
  const drawer = useDrawer('pictures', has);
  const away = (drawer.offers ?? []).filter(({ command }) => command === PUT_AWAY);
  if (token === null) return null;
  async function bring(file: File): Promise<void> {
    setSending(true);
    say('Making it small…');
    try {
      const bytes = await smallPicture(file);
      await request(picturesAt(table), parseKept, {
        token: token ?? '',
        file: { bytes, encoding: null, type: bytes.type },
      });
      say('It can be chosen now, wherever a picture can.');
    } catch (error) {
      say(error instanceof NoPicture ? error.message : sayError(error));
    }
    setSending(false);
  }
  return (
    <div class="bring-picture form">
      <label for={field}>A picture of your own</label>
      <input
        id={field}
        type="file"
        accept="image/*"
        disabled={sending}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void bring(file);
          currentTarget.value = '';
        }}
      />
      <p class="hint">
        It is made small on your device, and nothing but what one sees of it is sent: not where it
        was taken, nor when. Only those at this table can look at it.
      </p>
      <p role="status">{said}</p>
      {has ? (
        <>
          <DrawerNotice drawer={drawer} />
          <OfferList offers={away} />
        </>
      ) : null}
    </div>
  );
}
