import { useEffect, useRef } from 'preact/hooks';
import { say } from './voice';

/** Says each new text. Says nothing about what was there when the page opened. */
export function Announcer({ text }: { text: string }) {
  const known = useRef(text);
  useEffect(() => {
    if (text === known.current) return;
    known.current = text;
    if (text) say(text);
  }, [text]);
  return null;
}
