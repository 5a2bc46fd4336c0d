import { CallFailure, calls } from '@gongdi/api';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { showFailure } from '../../../../generic/show-failure.ts';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../../ground/page/leave-guard.tsx';
import { datesOf, type Content, type Dated } from '../../../../generic/schedule/dates.ts';
import type { Doc } from '../../../../generic/schedule/doc.ts';
import { changesBetween } from './document.ts';

/** Steps that can be undone. */
const MOST_STEPS = 200;
/** Changes made within this time are sent together, ms. */
const WAIT = 500;

export interface Editing {
  dated: Dated;
  state: 'saved' | 'saving' | 'refused';
  canUndo: boolean;
  canRedo: boolean;
  change(next: Doc): void;
  undo(): void;
  redo(): void;
}

/**
 * Edits the content of a plan: each step is a new value with its dates, undone by taking an earlier one. What is
 * different is sent after a moment; a refusal takes back what was not stored and says why.
 */
export function useGantt(content: Content): Editing {
  const { client } = useConsole();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const terms = content;
  const [steps, setSteps] = useState<{ list: Dated[]; at: number }>(() => ({
    list: [datesOf({ tasks: content.tasks, links: content.links }, terms)],
    at: 0,
  }));
  const [state, setState] = useState<Editing['state']>('saved');
  const stored = useRef<{ doc: Doc; version: number }>({
    doc: { tasks: content.tasks, links: content.links },
    version: content.version,
  });
  const dated = steps.list[steps.at]!;
  const present = useRef(dated);
  const busy = useRef(false);

  const send = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      // What was changed while an answer was under way goes in the next round.
      while (present.current.doc !== stored.current.doc && !present.current.problem) {
        const { doc } = present.current;
        const { put, remove, link, unlink } = changesBetween(stored.current.doc, doc);
        if (put.length + remove.length + link.length + unlink.length > 0) {
          setState('saving');
          const body = { id: content.id, version: stored.current.version, put, remove, link, unlink };
          stored.current.version = (await client.call(calls.schedule.change, { body }, { quiet: true })).version;
        }
        stored.current.doc = doc;
        setState('saved');
      }
      void queries.invalidateQueries({ queryKey: ['list', 'scheduletask'] });
      void queries.invalidateQueries({ queryKey: ['list', 'scheduleplan'] });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
      setState('refused');
    } finally {
      busy.current = false;
    }
  }, [client, content.id, message, queries]);

  useEffect(() => {
    present.current = dated;
    // A plan without dates stays on the screen until its mistake is mended.
    if (dated.doc === stored.current.doc || dated.problem) return;
    const timer = setTimeout(() => void send(), WAIT);
    return () => clearTimeout(timer);
  }, [dated, send]);
  useLeaveGuard(() => present.current.doc !== stored.current.doc);

  return useMemo(
    () => ({
      dated,
      state,
      canUndo: steps.at > 0,
      canRedo: steps.at < steps.list.length - 1,
      change: (next) =>
        setSteps(({ list, at }) => {
          const kept = list.slice(Math.max(0, at + 1 - MOST_STEPS), at + 1);
          return { list: [...kept, datesOf(next, terms, list[at]!.schedule)], at: kept.length };
        }),
      undo: () => setSteps(({ list, at }) => ({ list, at: Math.max(0, at - 1) })),
      redo: () => setSteps(({ list, at }) => ({ list, at: Math.min(list.length - 1, at + 1) })),
    }),
    [dated, state, steps, terms],
  );
}
