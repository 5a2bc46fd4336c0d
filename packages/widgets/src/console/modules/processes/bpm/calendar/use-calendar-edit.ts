import { CallFailure, calls } from '@gongdi/api';
import { ERRORS, fill } from '@gongdi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo, useState } from 'react';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../../ground/page/leave-guard.tsx';
import {
  rebase,
  shownDay,
  withChange,
  type CalendarYear,
  type Changes,
  type DayChange,
  type Seen,
  type ShownDay,
  type StoredDay,
} from './days.ts';
import { goodSpans, type Spans } from './hours-panel.tsx';
import { useCalendarText } from './text/index.ts';
import { tellFailure } from '../../../../generic/tell-failure.ts';

/** Days that one call takes. */
const BATCH = 400;

/** What is not saved, and what was stored when it was entered. */
interface Draft {
  changes: Changes;
  seen: Seen;
  hours: Spans | null | undefined;
  hoursSeen: string;
  /** The calendar's version at the first change. */
  base: number | undefined;
}
const NOTHING: Draft = { changes: new Map(), seen: new Map(), hours: undefined, hoursSeen: '', base: undefined };

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
  const { message, modal } = App.useApp();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(NOTHING);
  const [busy, setBusy] = useState(false);
  const query = (of: number) => ({
    queryKey: ['bpm-calendar', of],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.call(calls.workflow.calendarYear, { query: { year: of } }, { signal, quiet: true }),
  });
  const found = useQuery(query(year));
  const stored = useMemo(() => storedDays(found.data), [found.data]);
  const { changes, hours } = draft;
  const unsaved = changes.size + (hours === undefined ? 0 : 1);
  useLeaveGuard(() => unsaved > 0);
  const discard = () => setDraft(NOTHING);
  const change = (part: Partial<Draft>) =>
    setDraft((before) => {
      const next = { ...before, ...part };
      if (next.changes.size === 0 && next.hours === undefined) return NOTHING;
      return { ...next, base: before.base ?? found.data?.version };
    });

  const send = async (): Promise<void> => {
    let version = draft.base;
    const days = [...changes].map(([day, one]) => ({ day, ...one }));
    try {
      // The hours go with the first part.
      for (let at = 0; at === 0 || at < days.length; at += BATCH) {
        const given = at === 0 && hours !== undefined ? { hours } : {};
        const body = { days: days.slice(at, at + BATCH), ...given, ...(version === undefined ? {} : { version }) };
        ({ version } = await client.call(calls.workflow.calendarUpdate, { body }, { quiet: true }));
      }
    } catch (error) {
      // Parts that went before are saved; the next attempt goes on from there.
      setDraft((before) => ({ ...before, base: version }));
      throw error;
    }
  };
  /** Puts what is not saved on top of what somebody else has saved meanwhile, and says where both meet. */
  const meet = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ['bpm-calendar'], refetchType: 'none' });
    const years = new Set([year, ...[...changes.keys()].map((day) => Number(day.slice(0, 4)))]);
    const fresh = await Promise.all([...years].map((of) => queries.fetchQuery({ ...query(of), staleTime: 0 })));
    const { both, ...rest } = rebase(changes, draft.seen, storedDays(...fresh));
    const hoursNow = JSON.stringify(fresh[0]?.hours);
    const met = [...both, ...(hours !== undefined && hoursNow !== draft.hoursSeen ? [text.hours] : [])];
    const base = Math.min(...fresh.map((one) => one.version));
    setDraft(rest.changes.size === 0 && hours === undefined ? NOTHING : { ...rest, hours, hoursSeen: hoursNow, base });
    void modal.warning({
      title: text.conflict,
      content: met.length > 0 ? fill(text.conflictBoth, { what: met.join(text.and) }) : text.conflictApart,
      okText: text.conflictLook,
    });
  };
  const save = async () => {
    setBusy(true);
    try {
      await send();
      await queries.invalidateQueries({ queryKey: ['bpm-calendar'] });
      discard();
      void message.success(text.saved);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (error.code === ERRORS.conflict.code) await meet().catch(told);
      else told(error);
    } finally {
      setBusy(false);
    }
  };
  const told = (error: unknown): void => {
    if (!(error instanceof CallFailure)) throw error;
    tellFailure(message, error, error.problems[0]?.message);
  };
  return {
    year: found.data,
    error: found.error,
    reload: () => void found.refetch(),
    shown: (day) => shownDay(day, stored, changes),
    set: (given) => {
      let next = changes;
      const seen = new Map(draft.seen);
      for (const [day, one] of given) {
        next = withChange(next, day, one, stored);
        if (!changes.has(day)) seen.set(day, stored.get(day));
      }
      change({ changes: next, seen });
    },
    hours,
    setHours: (next) =>
      change({
        hours: next,
        hoursSeen: hours === undefined ? JSON.stringify(found.data?.hours) : draft.hoursSeen,
      }),
    unsaved,
    maySave: unsaved > 0 && goodSpans(hours ?? []),
    busy,
    save,
    discard,
  };
}

function storedDays(...years: (CalendarYear | undefined)[]): Map<string, StoredDay> {
  return new Map(years.flatMap((one) => one?.days ?? []).map((one) => [one.day, one]));
}
