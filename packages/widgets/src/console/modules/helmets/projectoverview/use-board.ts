import { calls, type BoardHelmet, type LiveDevice, type LiveState } from '@gongdi/api';
import { SMART_HELMET } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { lineOver } from '../../../../device/host/connection.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { withLive } from './figures.ts';

/** How often the figures follow the live values: the map follows each of them, ms. */
const SHOWN_EVERY = 1000;
/** Wearers, danger zones and alarms come with the whole answer, ms. */
const READ_EVERY = 30_000;

/** Takes live values as they come. */
export type MovedListener = (helmets: readonly BoardHelmet[]) => void;

/**
 * The helmets of a project with their newest values.
 * @param onMoved told of each batch of live values at once, for the map
 */
export function useBoard(project: string | null, onMoved: MovedListener) {
  const { client, config } = useConsole();
  const { data, error, refetch } = useQuery({
    queryKey: ['helmets', 'board', project],
    queryFn: ({ signal }) =>
      client.call(calls.helmetboard.positions, { query: { project_id: project! } }, { signal, quiet: true }),
    enabled: project !== null,
    staleTime: 0,
    refetchInterval: READ_EVERY,
  });
  const [news, setNews] = useState<ReadonlyMap<string, LiveDevice>>(new Map());
  const [line, setLine] = useState<LiveState>('idle');
  const helmets = useMemo(
    () =>
      data?.list.map((one) => {
        const later = news.get(one.device_id);
        return later && Date.parse(later.at ?? '') >= (one.at ?? 0) ? withLive(one, later) : one;
      }),
    [data, news],
  );
  const known = useRef(new Map<string, BoardHelmet>());
  useEffect(() => {
    known.current = new Map(helmets?.map((one) => [one.device_id, one]));
  }, [helmets]);
  useEffect(() => {
    if (project === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pending = new Map<string, LiveDevice>();
    const live = lineOver(client, config)(setLine);
    live.subscribe(`project/${project}/${SMART_HELMET}`, {
      onData: ({ data: { devices } }) => {
        for (const one of devices) pending.set(one.device_id, one);
        onMoved(
          devices.flatMap((one) => {
            const before = known.current.get(one.device_id);
            return before ? [withLive(before, one)] : [];
          }),
        );
        timer ??= setTimeout(() => {
          timer = undefined;
          setNews((before) => new Map([...before, ...pending]));
        }, SHOWN_EVERY);
      },
      onGap: () => void refetch(),
    });
    return () => {
      clearTimeout(timer);
      live.close();
    };
  }, [client, config, project, onMoved, refetch]);
  return { helmets, data, error, refetch, down: line === 'connecting' };
}
