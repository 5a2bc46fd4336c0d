import { isAway } from '../store/index.ts';
import { repeat } from '../repeat.ts';
import { defineRoom } from '../room.ts';
import { searchHandler } from './index.ts';
import { keepUp } from './keep-up.ts';
import { keepKinds } from './kinds.ts';

/** Interval after which new records are indexed at the latest, ms, unless a search indexes them before. */
const EVERY = 1000;

export default defineRoom({
  handlers: ({ db, menus }) => [searchHandler(db, menus)],
  open: async ({ db, ports }) => {
    await keepKinds(db);
    let open = true;
    const step = () => keepUp(db, () => open);
    // An unreachable database is reported by other code.
    const failed = (error: unknown) => (isAway(error) ? undefined : ports.report(error));
    const end = repeat({ every: EVERY, steps: [step], failed, atOnce: true });
    return () => {
      open = false;
      return end();
    };
  },
});
