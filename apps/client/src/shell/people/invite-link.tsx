import { useState } from 'preact/hooks';
import { copyText } from '../../design/copy-text';
import { Icon } from '../../design/icon';
import { inviteLink } from '../connection/links';

/** Copies the link that lets people in, at one tap: the first thing to do at a table where nobody else sits yet. */
export function InviteLink({ invite }: { invite: string }) {
  const [said, say] = useState('');
  const url = inviteLink(invite);
  const copy = async () => {
    const copied = await copyText(url);
    say(
      copied
        ? 'Copied. Send it to those you play with.'
        : 'This browser lets nothing be copied here: the link stands at “Invite your players”.',
    );
  };
  return (
    <div class="now-invite">
      <button type="button" class="btn btn-primary now-answer" onClick={() => void copy()}>
        <Icon name="copy" />
        <span class="now-line">Copy the invite link</span>
      </button>
      <p class="said" role="status">
        {said}
      </p>
    </div>
  );
}
