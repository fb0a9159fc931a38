import type { Kit } from '@moonlit/rules/any-game/kits';
import { isEmptyKit, kitFile, kitOf, readKitFile } from '@moonlit/rules/any-game/kits';
import { useRef, useState } from 'preact/hooks';
import { copyText } from '../../../design/copy-text';
import { Panel } from '../../../design/panel';
import { readText } from '../../../shell/kept/read-text';
import { saveText } from '../../../shell/kept/save-file';
import { DrawerNotice, useDrawer } from '../../../shell/offers/drawer';
import { OfferList } from '../../../shell/offers/offer-list';
import { commandOf } from '../../../shell/offers/values';
import type { OpenOffer } from '../../../shell/state';
import { useTable } from '../view';
import { packed, unpacked } from './packed';

/** All that the table plays by, to be taken to another one; and what comes from there. */
export function KitsPanel() {
  const [open, unfold] = useState(false);
  const drawer = useDrawer('kits', open);
  const kit = kitOf(useTable().public.value);
  const empty = isEmptyKit(kit);
  if (empty && !drawer.there) return null;
  const bring = drawer.offers?.find(({ command }) => command === 'kit.bring');
  const others = drawer.offers?.filter((offer) => offer !== bring) ?? [];
  return (
    <Panel id="kits" title="The kit">
      <p class="hint">
        {empty
          ? 'Sheets, decks, tables, rolls and readings make a kit, to play the same game at another table.'
          : `What this table plays by: ${wordsOf(kit)}.`}
      </p>
      {empty ? null : <Keep kit={kit} />}
      {drawer.there ? (
        <details class="any-more" onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
          <summary class="btn btn-small">Bring a kit, or change this one</summary>
          {open ? (
            <div class="stack">
              <DrawerNotice drawer={drawer} />
              {bring ? <Bring offer={bring} /> : null}
              <OfferList offers={others} />
            </div>
          ) : null}
        </details>
      ) : null}
    </Panel>
  );
}

/** What is in a kit, in a line. */
function wordsOf({ templates, readings, decks, tables, rolls, questions }: Kit): string {
  const many = (count: number, one: string, some = `${one}s`) =>
    count === 0 ? [] : [count === 1 ? `one ${one}` : `${count} ${some}`];
  return [
    ...many(templates.length, 'sheet'),
    ...many(decks.length, 'deck'),
    ...many(tables.length, 'table'),
    ...many(rolls.length, 'roll'),
    ...many(readings.length, 'reading'),
    ...many(questions.split('\n').filter(Boolean).length, 'question'),
  ].join(', ');
}

function Keep({ kit }: { kit: Kit }) {
  const [said, say] = useState('');
  const file = kitFile(kit);
  const read = readKitFile(file);
  const copy = async () => {
    const text = await packed(file);
    say(
      (await copyText(text))
        ? 'The kit is copied: paste it where you like.'
        : 'It could not be copied: keep it as a file.',
    );
  };
  if ('fault' in read) {
    return (
      <p class="hint">
        {read.fault} {read.instead}
      </p>
    );
  }
  return (
    <>
      <div class="offer-buttons">
        <button type="button" class="btn" onClick={() => saveText(file, `${kit.name} kit`)}>
          Keep the kit
        </button>
        <button type="button" class="btn" onClick={() => void copy()}>
          Copy the kit
        </button>
      </div>
      <p class="said" role="status">
        {said}
      </p>
    </>
  );
}

const DAMAGED =
  'That kit cannot be read: it is damaged, or a part of it is missing. Copy it again, as a whole.';

/** A file or a pasted text; what is wrong with it is said, and nothing here changes. */
function Bring({ offer }: { offer: OpenOffer }) {
  const table = useTable();
  const [said, say] = useState('');
  const [text, write] = useState('');
  const [done, finish] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const bring = async (given: string | null) => {
    finish('');
    const kit = given === null ? null : await unpacked(given);
    if (kit === null) return say(DAMAGED);
    const read = readKitFile(kit);
    if ('fault' in read) return say(`${read.fault} ${read.instead}`);
    say('');
    const answer = await table.send(commandOf(offer, { text: kit }), offer);
    if (!answer.ok) return say(`${answer.refusal.message} ${answer.refusal.instead ?? ''}`);
    write('');
    finish('It is here, beside what was here before.');
  };
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    await bring(await readText(chosen));
    if (file.current) file.current.value = '';
  };
  return (
    <form
      class="form"
      aria-label="Bring a kit"
      onSubmit={(event) => {
        event.preventDefault();
        void bring(text);
      }}
    >
      <p class="hint">{offer.detail}</p>
      <div class="field">
        <label>
          A kit that was copied
          <textarea
            class="input"
            rows={3}
            value={text}
            onInput={({ currentTarget }) => write(currentTarget.value)}
          />
        </label>
      </div>
      <button type="submit" class="btn btn-primary" disabled={text.trim() === ''}>
        Bring it
      </button>
      <div class="field">
        <label>
          Or from a file
          <input
            ref={file}
            class="input"
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
          />
        </label>
      </div>
      <div role="alert">{said ? <p class="refusal">{said}</p> : null}</div>
      <p class="said" role="status">
        {done}
      </p>
    </form>
  );
}
