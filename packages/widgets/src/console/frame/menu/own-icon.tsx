/** Icons of the user's own groups of the menu: favourites, and entries used last. */
const PATHS = {
  star: 'm12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-3-5.6 3 1.1-6.2L3 9.6l6.2-.9z',
  clock: 'M12 3a9 9 0 1 0 .1 0zM12 7v5l4 2',
  order: 'M8 20V4M4 8l4-4 4 4M16 4v16m-4-4 4 4 4-4',
};

export function OwnIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden>
      <path d={PATHS[name]} />
    </svg>
  );
}
