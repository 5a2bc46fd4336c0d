import { CallFailure, calls } from '@gongdi/api';
import { ERRORS, fill } from '@gongdi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo, useState } from 'react';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../../ground/page/leave-guard.tsx';
import { shownDay, storedDays, type CalendarYear, type DayChange, type ShownDay } from './days.ts';
import { batchesOf, NOTHING, rebasedDraft, unsavedIn, withDays, withPart, type Draft } from './draft.ts';
import { goodSpans, type Spans } from './hours-panel.tsx';
import { useCalendarText } from './text/index.ts';
import { showFailure } from '../../../../generic/show-failure.ts';

export interface CalendarEdit {
  year: CalendarYear | undefined;
  error: Error | null;
  reload: () => void;
  shown: (day: string) => ShownDay;
  set: (changes: Iterable<readonly [day: string, change: DayChange]>) => void;
  hours: Spans | null | undefined;
  setHours: (hours: Spans | null | undefined) => void;
  /** Number of unsaved changes. */
  unsaved: number;
  maySave: boolean;
  busy: boolean;
  save: () => Promise<void>;
  discard: () => void;
}

/** A year of the calendar with the unsaved changes of this and other years. */
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
  const unsaved = unsavedIn(draft);
  useLeaveGuard(() => unsaved > 0);
  const discard = () => setDraft(NOTHING);
  const change = (part: Partial<Draft>) => setDraft((before) => withPart(before, part, found.data?.version));

  const send = async (): Promise<void> => {
    let version = draft.base;
    try {
      for (const batch of batchesOf(draft)) {
        const body = { ...batch, ...(version === undefined ? {} : { version }) };
        ({ version } = await client.call(calls.workflow.calendarUpdate, { body }, { quiet: true }));
      }
    } catch (error) {
      // Earlier batches are saved; the next attempt uses their version.
      setDraft((before) => ({ ...before, base: version }));
      throw error;
    }
  };
  /**
   * Applies the unsaved changes to what another user has saved meanwhile, and shows which days or hours both have
   * changed.
   */
  const meet = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ['bpm-calendar'], refetchType: 'none' });
    const years = new Set([year, ...[...changes.keys()].map((day) => Number(day.slice(0, 4)))]);
    const fresh = await Promise.all([...years].map((of) => queries.fetchQuery({ ...query(of), staleTime: 0 })));
    const next = rebasedDraft(draft, fresh);
    const met = [...next.days, ...(next.hours ? [text.hours] : [])];
    setDraft(next.draft);
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
      if (error.code === ERRORS.conflict.code) await meet().catch(showFailed);
      else showFailed(error);
    } finally {
      setBusy(false);
    }
  };
  const showFailed = (error: unknown): void => {
    if (!(error instanceof CallFailure)) throw error;
    showFailure(message, error, error.problems[0]?.message);
  };
  return {
    year: found.data,
    error: found.error,
    reload: () => void found.refetch(),
    shown: (day) => shownDay(day, stored, changes),
    set: (given) => change(withDays(draft, given, stored)),
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
