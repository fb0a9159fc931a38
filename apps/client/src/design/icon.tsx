/** Line drawings, 24 × 24. They only accompany words, so they are hidden from screen readers. */
const shapes = {
  table: 'M3 9h18M5 9l1-4h12l1 4M6 9v10M18 9v10M9 13h6',
  sheet: 'M6 3h9l4 4v14H6zM14 3v5h5M9 12h7M9 16h7',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20a6.500 6.500 0 0 1 13 0M16 4.500a3.500 3.500 0 0 1 0 6.500M17.500 14a6.500 6.500 0 0 1 4 6',
  board:
    'M3.500 6.500l5.500-2.500 6 2.500 5.500-2.500v13.500l-5.500 2.500-6-2.500-5.500 2.500zM9 4v13.500M15 6.500v13.500',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500L21 21',
  book: 'M12 6c-2.500-2-6-2-8.500-1.500v13c2.500-.5 6-.5 8.500 1.500 2.500-2 6-2 8.500-1.500v-13C18 4 14.500 4 12 6zM12 6v13',
  log: 'M5 4h14v16H5zM9 8h6M9 12h6M9 16h3',
  desk: 'M12 3l2.500 5.500L20 9l-4 4 1 6-5-3-5 3 1-6-4-4 5.500-.5z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  pause: 'M8 5v14M16 5v14',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  turn: 'M5 9a7.500 7.500 0 0 1 13.500-1.500M19 4v4h-4M19 15a7.500 7.500 0 0 1-13.500 1.500M5 20v-4h4',
  back: 'M14 6l-6 6 6 6',
  forth: 'M10 6l6 6-6 6',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  share: 'M12 15V3M8 6.500l4-4 4 4M8 10H5v11h14V10h-3',
  add: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM12 8v8M8 12h8',
  print: 'M7 8V3h10v5M6 17H4v-7h16v7h-2M7 14h10v7H7z',
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
