import type { Page } from 'playwright-core';

/** Words on a page, and how they stand out from what is behind them. */
export interface Words {
  /** Where they stand, as whoever asks has called it. */
  where: string;
  text: string;
  /** Least contrast that they need: 4.5 : 1, and 3 : 1 where they are large. */
  needs: number;
  /** The contrast that nine tenths of what is behind them have at least. */
  has: number;
}

/**
 * Measures all words that are seen within a selector: the colour that they are drawn in, against the pixels that
 * are there when they are not drawn. Nothing on the page may move meanwhile.
 *
 * @param within what is looked over, such as a stage; each names itself in `data-moment`.
 */
export async function wordsOn(page: Page, within: string): Promise<Words[]> {
  const collect = () => page.evaluate<string>(`(${COLLECT})(${JSON.stringify(within)})`);
  const before = await collect();
  const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 95 });
  // What is still being laid out is looked at again once it stands.
  if ((await collect()) !== before) return wordsOn(page, within);
  return page.evaluate<Words[]>(`(${MEASURE})('${picture.toString('base64')}')`);
}

/** Notes down the words, where they are and in what colour; then draws them no more. It runs in the page. */
const COLLECT = `(within) => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const cut = (one, other) => ({
    left: Math.max(one.left, other.left), right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom),
  });
  document.getElementById('no-words')?.remove();
  window.words = [];
  for (const root of document.querySelectorAll(within)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const parent = node.parentElement;
      if (!node.data.trim() || parent.closest('.sr-only, .stage-die:not(.stage-die-kept)')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(parent);
      const [red, green, blue, alpha] = rgba(parent.closest('svg') ? style.fill : style.color);
      let opacity = alpha;
      const range = document.createRange();
      range.selectNodeContents(node);
      let boxes = [...range.getClientRects()].map((box) => cut(box, box));
      for (let at = parent; at && at !== root.parentElement; at = at.parentElement) {
        const { overflowX, overflowY, opacity: own } = getComputedStyle(at);
        opacity *= Number(own);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        boxes = boxes.map((box) => cut(box, at.getBoundingClientRect()));
      }
      // What lies under the tools of a stage is read when it is scrolled out from there.
      const tools = parent.closest('.stage-tools') ? null : root.querySelector('.stage-tools');
      if (tools) {
        const { top } = tools.getBoundingClientRect();
        boxes = boxes.map((box) => ({ ...box, bottom: Math.min(box.bottom, top) }));
      }
      boxes = boxes.filter(({ left, right, top, bottom }) => right - left > 3 && bottom - top > 3);
      if (boxes.length === 0) continue;
      const size = parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      window.words.push({
        where: root.closest('[data-moment]').dataset.moment + ', ' + root.closest('[data-moment]').className.split('-').at(-1),
        text: node.data.trim().slice(0, 60), needs: large ? 3 : 4.5,
        colour: [red, green, blue], opacity,
        boxes: boxes.map(({ left, right, top, bottom }) => ({ left: left + scrollX, right: right + scrollX, top: top + scrollY, bottom: bottom + scrollY })),
      });
    }
  }
  const style = document.createElement('style');
  style.id = 'no-words';
  style.textContent = within + ' * { -webkit-text-fill-color: transparent !important; transition: none !important; } ' + within + ' svg text { fill: transparent !important; }';
  document.head.append(style);
  return JSON.stringify(window.words);
}`;

/** Holds the colours against what is behind them, and draws the words again. It runs in the page. */
const MEASURE = `async (picture) => {
  const image = new Image();
  image.src = 'data:image/jpeg;base64,' + picture;
  await image.decode();
  document.getElementById('no-words').remove();
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const pixels = (length) => Math.round(length * devicePixelRatio);
  const linear = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return window.words.map(({ where, text, needs, colour, opacity, boxes }) => {
    const found = [];
    for (const { left, right, top, bottom } of boxes) {
      for (let x = pixels(left); x < Math.min(pixels(right), width); x += 2) {
        for (let y = pixels(top); y < Math.min(pixels(bottom), height); y += 2) {
          const at = 4 * (y * width + x);
          const behind = [...data.subarray(at, at + 3)];
          const drawn = colour.map((value, channel) => value * opacity + behind[channel] * (1 - opacity));
          found.push(contrast(light(drawn), light(behind)));
        }
      }
    }
    found.sort((one, other) => one - other);
    return { where, text, needs, has: Math.round((found[Math.floor(found.length / 10)] ?? 0) * 100) / 100 };
  });
}`;
