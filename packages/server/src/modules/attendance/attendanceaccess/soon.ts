import type { Ground } from '../../../ground.ts';
import { makeDueLists, sendLists } from './send-list.ts';

/** Changes that come together make one version, ms. */
const DELAY = 100;

interface Round {
  timer?: ReturnType<typeof setTimeout> | undefined;
  run: Promise<void>;
}

/** Rounds by database: a process may have several servers. */
const rounds = new Map<Ground['db'], Round>();

/** Computes and sends lists shortly after a change was committed, by whichever server, besides the round of each minute. */
export const soon = {
  ask: (ground: Ground): void => {
    const round = rounds.get(ground.db) ?? { run: Promise.resolve() };
    rounds.set(ground.db, round);
    round.timer ??= setTimeout(() => {
      round.timer = undefined;
      round.run = round.run.then(() => once(ground)).catch(() => undefined);
    }, DELAY).unref();
  },
  close: async (db: Ground['db']): Promise<void> => {
    const round = rounds.get(db);
    rounds.delete(db);
    clearTimeout(round?.timer);
    await round?.run;
  },
};

async function once(ground: Ground): Promise<void> {
  const now = ground.ports.now();
  await makeDueLists(ground, now);
  await sendLists(ground, now);
}
