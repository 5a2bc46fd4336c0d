import { calls, type Client } from '@gongdi/api';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConsole, useSession } from '../context/console-context.tsx';
import { CUSTOM_FIELDS } from './use-custom-fields.ts';
import { DICTIONARIES } from './use-overlay.ts';
import type { ServerEvent } from './event-reader.ts';
import { SETTINGS } from '../context/use-platform.ts';
import { MENUS } from '../menus/menus.ts';
import { follow } from './follow.ts';
import type { ConsoleSession } from '../session/session.ts';

/** First part of the query keys of all notifications. */
export const NOTIFICATIONS = 'notifications';
/** First part of the query keys of all tasks and process instances. */
export const APPROVALS = 'approvals';
/** First part of the query keys of the workbench and the page of data entry, tasks excepted. */
export const WORKBENCH = 'workbench';
/** First part of the query keys of background jobs. */
export const JOBS = 'jobs';
export const TODO = [APPROVALS, 'todo-count'] as const;
export const UNREAD = [NOTIFICATIONS, 'unread'] as const;

interface Following {
  queries: QueryClient;
  session: ConsoleSession;
  client: Client;
  /** The last counts that were heard, by the name of their event. */
  heard: Map<string, string>;
}

/** Reads the rights again. If the menus change, reloads the workbench, because its content depends on the rights. */
async function takeRights({ queries, session, client }: Following, { version }: { version: string }): Promise<void> {
  const { menus } = session.snapshot();
  await session.renewRights(client, version);
  if (session.snapshot().menus !== menus) await queries.invalidateQueries({ queryKey: [WORKBENCH] });
}

/** How often events renew the numbers of the workbench and the homes, ms: a storm of alarms is one of them. */
const FRESHENED = 3_000;
const freshening = new WeakSet<QueryClient>();

/** What happened for the user changes the numbers; only those that are visible are requested. */
function freshen(queries: QueryClient): void {
  if (freshening.has(queries)) return;
  freshening.add(queries);
  setTimeout(() => {
    freshening.delete(queries);
    void queries.invalidateQueries({ queryKey: [WORKBENCH] });
  }, FRESHENED);
}

/** A stream begins with the counts as they are, which is news only when others were heard before. */
function isNews(heard: Map<string, string>, event: string, data: string): boolean {
  const before = heard.get(event);
  heard.set(event, data);
  return before !== undefined && before !== data;
}

function take(following: Following, { event, data }: ServerEvent): void {
  const { queries, heard } = following;
  if (event === 'dictionary') void queries.invalidateQueries({ queryKey: [DICTIONARIES] });
  if (event === 'setting') void queries.invalidateQueries({ queryKey: [SETTINGS] });
  if (event === 'custom_field') void queries.invalidateQueries({ queryKey: [CUSTOM_FIELDS] });
  if (event === 'menu') void queries.invalidateQueries({ queryKey: [MENUS] });
  if (event === 'rights') void takeRights(following, JSON.parse(data) as { version: string });
  if (event === 'jobs') void queries.invalidateQueries({ queryKey: [JOBS] });
  if (event === 'todo') void queries.invalidateQueries({ queryKey: [APPROVALS] });
  if ((event === 'todo' || event === 'unread') && isNews(heard, event, data)) freshen(queries);
  if (event !== 'unread') return;
  const { unread } = JSON.parse(data) as { unread: number };
  void takeUnread(queries, unread);
  void queries.invalidateQueries({ queryKey: [NOTIFICATIONS, 'list'] });
}

/**
 * Stores an unread count from the event stream. A request that is still under way is cancelled: its answer is older
 * than the event and must not overwrite it.
 */
export async function takeUnread(queries: QueryClient, unread: number): Promise<void> {
  await queries.cancelQueries({ queryKey: UNREAD });
  queries.setQueryData(UNREAD, { unread });
}

/**
 * Returns the number of unread notifications, live. Only a visible tab opens the event stream, because browsers allow a
 * page few connections to one server. A hidden tab reconnects when it becomes visible.
 */
export function useUnread(): number {
  const { client, session } = useConsole();
  const { token } = useSession();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: UNREAD,
    queryFn: ({ signal }) => client.call(calls.notification.unreadCount, {}, { signal, quiet: true }),
    enabled: token !== null,
  });
  useEffect(() => {
    if (token === null) return;
    let work: AbortController | undefined;
    const following: Following = { queries, session, client, heard: new Map() };
    const look = () => {
      if (document.visibilityState === 'hidden') {
        work?.abort();
        work = undefined;
      } else if (!work) {
        work = new AbortController();
        void follow(client, (event) => take(following, event), work.signal);
      }
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      work?.abort();
    };
  }, [client, queries, session, token]);
  return data?.unread ?? 0;
}
