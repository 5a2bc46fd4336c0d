import type { Query, QueryClient } from '@tanstack/react-query';
import { packed } from '../session/packed.ts';
import type { ConsoleSession } from '../session/session.ts';
import type { KeptAnswer } from '../session/storage.ts';
import { browserDevice } from './device-store.ts';
import { writeAnswers, writeSession } from './device.ts';
import { isMarked } from './kept-marks.ts';

/** Answers are stored together after this pause, ms. */
const PAUSE = 1500;
/** Pages of a list of cards that are kept. */
const PAGES = 2;

interface Ports {
  queries: QueryClient;
  session: ConsoleSession;
  store?: typeof browserDevice;
  now?: () => number;
}

/**
 * Keeps on this device who is logged in, and the answers that are marked (`kept-marks.ts`), while somebody is logged in.
 * @returns a function that ends it
 */
export function keepOnDevice({ queries, session, store = browserDevice, now = Date.now }: Ports): () => void {
  const changed = new Map<string, KeptAnswer & { at: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: unknown;
  /** Writings follow one another; one that fails loses only what it had. */
  let chain = Promise.resolve();
  const write = (work: (owner: string) => Promise<void>) => {
    chain = chain
      .then(async () => {
        const { token, user } = session.snapshot();
        if (!token || !user) return;
        await work(user.user_id);
        // A logout meanwhile has removed everything; this came after it.
        if (!session.snapshot().user) await store.clear();
      })
      .catch(() => undefined);
  };
  const flush = () => {
    timer = undefined;
    const answers = new Map(changed);
    changed.clear();
    write((owner) => writeAnswers(store, owner, answers));
  };
  const note = ({ state, queryHash, queryKey }: Query) => {
    if (state.status !== 'success' || state.isInvalidated || !isMarked(queries, queryKey)) return;
    changed.set(queryHash, { key: queryKey, data: plain(state.data), at: state.dataUpdatedAt });
    timer ??= setTimeout(flush, PAUSE);
  };
  const keepSession = () => {
    const { token, user, menus } = session.snapshot();
    if (!token || !user || !menus || last === menus) return;
    last = menus;
    write(() => writeSession(store, { user, menus }, now()));
  };
  keepSession();
  for (const query of queries.getQueryCache().getAll()) note(query);
  const ends = [
    session.subscribe(keepSession),
    queries.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated') note(query);
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}

/** An answer without the addresses of its files, which are keys of a session, and of long lists their beginning. */
function plain(data: unknown): unknown {
  const { pages, pageParams } = (data ?? {}) as { pages?: unknown[]; pageParams?: unknown[] };
  const short = pages && pageParams ? { pages: pages.slice(0, PAGES), pageParams: pageParams.slice(0, PAGES) } : data;
  return JSON.parse(
    JSON.stringify(packed(short), function (this: object, name: string, value: unknown) {
      return name === 'url' && 'id' in this ? undefined : value;
    }) ?? 'null',
  );
}
