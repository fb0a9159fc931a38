import { useEffect, useRef, useState } from 'preact/hooks';

interface AnnouncerProps {
  /** The newest thing to say. */
  text: string;
  /** Interrupts what is being read. */
  urgent?: boolean;
}

/** Tells screen readers what is new. Says nothing about what was there when the page opened. */
export function Announcer({ text, urgent }: AnnouncerProps) {
  const first = useRef(text);
  const [said, say] = useState('');
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    say(text);
  }, [text]);
  return (
    <div class="sr-only" aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="true">
      {said}
    </div>
  );
}
