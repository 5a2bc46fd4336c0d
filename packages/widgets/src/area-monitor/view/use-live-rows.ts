import { useLayoutEffect, type RefObject } from 'react';
import type { PlanPoint } from '../../plan/index.ts';
import { useTimes } from '../../kit/clock/index.ts';
import type { Monitor } from '../session/monitor.ts';
import { writeRow } from './row-values.ts';

/** Writes levels, values and times into the rendered rows without React: at readings and at steps of a replay. */
export function useLiveRows(
  body: RefObject<HTMLTableSectionElement | null>,
  monitor: Monitor,
  points: readonly PlanPoint[],
  { from, to }: { from: number; to: number },
): void {
  const times = useTimes();
  const { lang } = monitor;
  useLayoutEffect(() => {
    const writeAll = (ids?: ReadonlySet<string>) => {
      for (const row of body.current?.querySelectorAll<HTMLTableRowElement>('tr[data-key]') ?? []) {
        const device = row.dataset['device'] ?? '';
        if (!ids || ids.has(device)) writeRow(row, device, monitor, times);
      }
    };
    writeAll();
    const ends = [
      monitor.readings.listen((ids) => {
        if (!monitor.state.get().replay) writeAll(ids);
      }),
      monitor.replay.listen(() => writeAll()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [body, monitor, points, from, to, lang, times]);
}
