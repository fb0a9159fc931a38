import { type Failure, TEXT_MAX } from '../posting/post';
import type { AddressRefusal } from '../posting/webhook-address';
import { Problem } from './problem';

const HOW =
  'In Discord: the settings of the channel, Integrations, Webhooks, New Webhook, Copy Webhook URL.';

/** Why nothing is posted elsewhere, and what to do about it. None of them tells the address. */
export const postingProblems = {
  notAllowed: () =>
    new Problem(
      403,
      'not-allowed',
      'This server posts nothing to other services.',
      'Share the evening yourself, or ask whoever runs the server.',
      'TABLE-095',
    ),
  noAddress: () =>
    new Problem(
      409,
      'no-address',
      'This table has no channel to post to.',
      'Paste the address of its webhook first.',
      'TABLE-095',
    ),
  address: (why: AddressRefusal, hosts: readonly string[]) =>
    new Problem(400, 'no-such-address', addresses[why](hosts.join(', ')), HOW, 'TABLE-096'),
  textTooLong: (length: number) =>
    new Problem(
      413,
      'too-large',
      `Discord takes ${TEXT_MAX} characters in a message; this has ${length}, marks included.`,
      'Shorten the words.',
    ),
  noPicture: () =>
    new Problem(
      400,
      'malformed',
      'That is no picture that can be posted.',
      'Post the words alone.',
    ),
  tooOften: () =>
    new Problem(
      429,
      'rate-limited',
      'This table has posted a lot just now.',
      'Wait a few minutes, then try again.',
    ),
  failed: (failure: Failure) => {
    const [status, code, message, instead] = failures(failure);
    return new Problem(status, code, message, instead);
  },
  notKnown: () => postingProblems.failed({ why: 'unknown' }),
};

const addresses: Record<AddressRefusal, (hosts: string) => string> = {
  unreadable: () => 'That is no web address.',
  'not-https': () => 'The address has to begin with https.',
  'other-host': (hosts) => `This server posts to ${hosts} and nowhere else.`,
  'other-form': () => 'That is not the address of a webhook.',
};

function failures(failure: Failure): [status: number, code: string, say: string, do_: string] {
  switch (failure.why) {
    case 'unreachable':
      return [
        502,
        'unreachable',
        'Discord could not be reached. Nothing was posted.',
        'Try again later.',
      ];
    case 'private':
      return [
        502,
        'unreachable',
        'The name of that host leads into a private network. Nothing was posted.',
        'Tell whoever runs the server.',
      ];
    case 'redirected':
      return [
        502,
        'turned-away',
        'Discord wanted the message elsewhere, which is not followed. Nothing was posted.',
        `Make a new webhook. ${HOW}`,
      ];
    case 'gone':
      return [
        409,
        'turned-away',
        'Discord does not know this webhook any more. Nothing was posted.',
        `Make a new one. ${HOW}`,
      ];
    case 'refused':
      return [
        409,
        'turned-away',
        'Discord did not take this message. Nothing was posted.',
        'Change the words, or post them without the picture.',
      ];
    case 'too-large':
      return [
        413,
        'too-large',
        'The picture is too large for this channel. Nothing was posted.',
        'Post the words alone.',
      ];
    case 'too-fast':
      return [
        429,
        'rate-limited',
        `Discord asks to wait for ${failure.seconds} s. Nothing was posted.`,
        'Try again then.',
      ];
    case 'unknown':
      return [
        504,
        'not-known',
        'Discord has not said whether the message has arrived.',
        'Look into the channel before you post it again.',
      ];
  }
}
