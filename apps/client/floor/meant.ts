/**
 * What the built client seems to use above the floor, and why nothing is lost by it. `built.test.ts` names what is
 * missing here, and what stands here for nothing.
 */

/** Members of our own, and of packages, that are called as something is which a browser may not have. */
export const OURS: Readonly<Record<string, string>> = {
  'Iterator.take': 'a reader of dice takes what comes next',
  'Iterator.drop': 'a connection drops its socket',
  'HTMLButtonElement.command': 'what an offer sends',
  'CSSContainerRule.conditions': 'what a foe or a hero suffers from',
  'SVGTextPathElement.side': 'whose side somebody is on',
  'MediaStreamTrack.stats': 'the Stats of a game',
  'ScreenOrientation.lock': 'what holds a Stat where it is',
  'Notification.actions': 'the actions of a game',
  'Notification.tag': 'a tag of a game',
  'RegExp.escape': 'how somebody gets out of their eclipse',
  'FontFace.variant': 'a variant of a card',
  'EventTarget.when': 'when a reminder comes, and when zod runs a check',
  'Window.external': 'an argument of zod, which writes no schema here',
  'ElementInternals.states': 'the states of a table',
  'VTTCue.region': 'the region in which a sentence is said',
};

/** What a browser that does not know it leaves out, and what it is like then. */
export const MEANT: Readonly<Record<string, string>> = {
  'Uint8Array.toHex': '@noble/hashes asks first, into a variable of its own',
  'Symbol.dispose': '@preact/signals sets it, and reads it nowhere: without it, under another name',
  'Error.stackTraceLimit': 'zod has looked whether it is a number',
  'NotificationEvent.notification': 'no notice is tapped where there is none',
  'mask-clip.border-box': 'where a mask ends if nothing is said of it',
  'mask-origin.border-box': 'an element without a border has its mask from the same place',
  cursor: 'a finger has no cursor',
  resize: 'a finger has no handle to pull',
  'forced-color-adjust': 'where no colours are forced, none are kept',
  'text-wrap': 'lines of a heading are of unlike length',
  'scrollbar-color': 'scroll bars are as the device has them, in its light or dark',
  'scrollbar-width': 'scroll bars are as wide as the device has them',
  'overflow-anchor': 'no browser that lacks it holds a place by itself',
  'field-sizing': 'a field scrolls instead of growing',
  '-webkit-inner-spin-button': 'only browsers that draw those arrows know it',
  page: 'paper has the margins of the printer',
  orphans: 'a page of paper may end with one line',
  widows: 'a page of paper may begin with one line',
  'break-after': 'a heading may end a page of paper',
  'break-before': 'a part may begin wherever a page of paper does',
};
