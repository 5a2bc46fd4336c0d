import {
  createLive,
  resourceCalls,
  type Client,
  type HostConfig,
  type Live,
  type LiveRecord,
  type PresentPerson,
} from '@gongdi/api';
import type { AnyResource } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useConsole, useSession } from '../../ground/context/console-context.tsx';
import { lastChange } from './last-change.ts';

export interface FollowedRecord {
  resource: AnyResource;
  id: string;
  /** Version of the record that the page has. */
  version: unknown;
  /** The page is the form: what is typed stays, and the record is read again when it is saved. */
  editing?: boolean;
}

export type RecordChange = Extract<LiveRecord, { kind: 'changed' }>;

/** The line of each console, open while a page of a record is shown. */
const lines = new WeakMap<Client, { live: Live; users: number }>();

function lineOf(client: Client, config: HostConfig): { live: Live; leave: () => void } {
  const kept = lines.get(client) ?? {
    live: createLive({
      baseUrl: () => config.baseUrl || globalThis.location.origin,
      session: () => client.current(),
    }),
    users: 0,
  };
  lines.set(client, kept);
  kept.users += 1;
  return {
    live: kept.live,
    leave: () => {
      kept.users -= 1;
      if (kept.users > 0) return;
      lines.delete(client);
      kept.live.close();
    },
  };
}

/**
 * Follows a record while its page is visible: who else has it open, and what somebody else does to it. What changed is
 * read again, except under a form.
 * @returns `news`: the last change of somebody else, until `forget` is called
 */
export function useRecordNews({ resource, id, version, editing = false }: FollowedRecord): {
  people: readonly PresentPerson[];
  news: RecordChange | undefined;
  forget: () => void;
} {
  const { client, config } = useConsole();
  const { user } = useSession();
  const queries = useQueryClient();
  const [people, setPeople] = useState<PresentPerson[]>([]);
  const [news, setNews] = useState<RecordChange>();
  const own = user?.user_id;
  const { name } = resource;
  const { detail } = resourceCalls(resource);
  const held = useRef(version);
  useEffect(() => void (held.current = version), [version]);

  useEffect(() => {
    let shown = true;
    const refresh = () => {
      if (!editing) void queries.invalidateQueries({ queryKey: ['record', name, id] });
    };
    /** What happened after the page had read the record and before it was told of changes. */
    const compare = async () => {
      const reading = !editing && queries.isFetching({ queryKey: ['record', name, id], exact: true }) > 0;
      const stored = await client.call(detail!, { params: { id } }, { quiet: true }).catch(() => undefined);
      if (!stored || stored['version'] === held.current || !shown) return;
      refresh();
      if (reading) return;
      const last = await lastChange(client, name, id);
      if (last && last.by?.id !== own && shown) setNews({ kind: 'changed', action: last.action, by: last.by });
    };
    const hear = (data: LiveRecord) => {
      if (data.kind === 'people') return setPeople(data.people);
      // Comments are part of the timeline alone.
      if (data.action === 'comment') {
        if (!editing) void queries.invalidateQueries({ queryKey: ['record', name, id, 'timeline'] });
        return undefined;
      }
      if (data.action === '') void compare();
      if (data.action !== 'delete') refresh();
      if (data.by?.id !== own && data.action !== '') setNews(data);
      return undefined;
    };
    let stop: (() => void) | undefined;
    const begin = () => {
      const { live, leave } = lineOf(client, config);
      const ends = [
        live.subscribe(`record/${name}/${id}`, {
          onBegin: () => void compare(),
          onData: ({ data }) => hear(data),
          onGap: refresh,
        }),
        ...(editing ? [live.subscribe(`record/${name}/${id}/edit`, { onData: () => undefined })] : []),
      ];
      stop = () => {
        for (const end of ends) end();
        leave();
        stop = undefined;
      };
    };
    const look = () => {
      if (document.visibilityState === 'hidden') return stop?.();
      if (stop) return undefined;
      begin();
      return undefined;
    };
    /** What happened while the page was hidden was not heard. */
    const back = () => {
      if (document.visibilityState !== 'hidden' && !stop) refresh();
      look();
    };
    look();
    document.addEventListener('visibilitychange', back);
    return () => {
      shown = false;
      document.removeEventListener('visibilitychange', back);
      stop?.();
    };
  }, [client, config, queries, name, id, detail, editing, own]);

  return { people: people.filter((one) => one.id !== own), news, forget: () => setNews(undefined) };
}
