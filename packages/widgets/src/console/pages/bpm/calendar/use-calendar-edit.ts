import { CallFailure, calls, ERROR_TOAST } from '@gongdi/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo, useState } from 'react';
import { useConsole } from '../../../context/console-context.tsx';
import { useLeaveGuard } from '../../../shell/leave-guard.tsx';
import { shownDay, withChange, type CalendarYear, type Changes, type DayChange, type ShownDay } from './days.ts';
import { goodSpans, type Spans } from './hours-panel.tsx';
import { useCalendarText } from './text/index.ts';

/** Days that one call takes. */
const BATCH = 400;
const NONE: Changes = new Map();

export interface CalendarEdit {
  year: CalendarYear | undefined;
  error: Error | null;
  reload: () => void;
  shown: (day: string) => ShownDay;
  set: (changes: Iterable<readonly [day: string, change: DayChange]>) => void;
  hours: Spans | null | undefined;
  setHours: (hours: Spans | null | undefined) => void;
  /** How much is not saved. */
  unsaved: number;
  maySave: boolean;
  busy: boolean;
  save: () => Promise<void>;
  discard: () => void;
}

/** A year of the calendar with what was changed in it and in others, until that is saved. */
export function useCalendarEdit(year: number): CalendarEdit {
  const { client } = useConsole();
  const text = useCalendarText();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [changes, setChanges] = useState(NONE);
  const [hours, setHours] = useState<Spans | null>();
  const [busy, setBusy] = useState(false);
  const found = useQuery({
    queryKey: ['bpm-calendar', year],
    queryFn: ({ signal }) => client.call(calls.workflow.calendarYear, { query: { year } }, { signal, quiet: true }),
  });
  const stored = useMemo(() => new Map(found.data?.days.map((one) => [one.day, one])), [found.data]);
  const unsaved = changes.size + (hours === undefined ? 0 : 1);
  useLeaveGuard(() => unsaved > 0);
  const discard = () => {
    setChanges(NONE);
    setHours(undefined);
  };
  const save = async () => {
    setBusy(true);
    try {
      const days = [...changes].map(([day, change]) => ({ day, ...change }));
      // The hours go with the first part.
      for (let at = 0; at === 0 || at < days.length; at += BATCH) {
        const given = at === 0 && hours !== undefined ? { hours } : {};
        await client.call(
          calls.workflow.calendarUpdate,
          { body: { days: days.slice(at, at + BATCH), ...given } },
          { quiet: true },
        );
      }
      await queries.invalidateQueries({ queryKey: ['bpm-calendar'] });
      discard();
      void message.success(text.saved);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      void message.error(error.problems[0]?.message ?? error.message, ERROR_TOAST / 1000);
    } finally {
      setBusy(false);
    }
  };
  return {
    year: found.data,
    error: found.error,
    reload: () => void found.refetch(),
    shown: (day) => shownDay(day, stored, changes),
    set: (given) => {
      let next = changes;
      for (const [day, change] of given) next = withChange(next, day, change, stored);
      setChanges(next);
    },
    hours,
    setHours,
    unsaved,
    maySave: unsaved > 0 && goodSpans(hours ?? []),
    busy,
    save,
    discard,
  };
}
