import { isAway } from '../store/index.ts';
import { repeat } from '../repeat.ts';
import { defineRoom } from '../room.ts';
import { searchHandler } from './index.ts';
import { keepUp } from './keep-up.ts';
import { keepKinds } from './kinds.ts';

/** A record is found by its words so long after it was written, at most, when nobody looks for it before. */
const EVERY = 1000;

export default defineRoom({
  handlers: ({ db, menus }) => [searchHandler(db, menus)],
  open: async ({ db, ports }) => {
    await keepKinds(db);
    let open = true;
    const step = () => keepUp(db, () => open);
    // A database that is away is told of by those who have more to do with it.
    const failed = (error: unknown) => (isAway(error) ? undefined : ports.report(error));
    const end = repeat({ every: EVERY, steps: [step], failed, atOnce: true });
    return () => {
      open = false;
      return end();
    };
  },
});
