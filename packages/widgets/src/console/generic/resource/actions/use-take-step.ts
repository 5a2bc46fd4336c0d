import { CallFailure, stepCalls } from '@gongdi/api';
import { ERRORS, fill, type AnyResource, type FieldProblem, type NamedStep } from '@gongdi/domain';
import { App } from 'antd';
import { useState } from 'react';
import type { LocalFiles } from '../../../../kit/upload/local-files.ts';
import { isOffline, useKeptForm, type useLocalFiles } from '../../outbox/use-kept-form.ts';
import { useConsole, useLang, useText } from '../../../ground/context/console-context.tsx';
import { useMarkStale } from '../../use-record.ts';
import { showFailure } from '../../show-failure.ts';

export interface TakeStep {
  busy: boolean;
  /** Stores the files of the form on this device when there is no network; null: the step needs a network. */
  local: LocalFiles | null;
  /** The files that are stored on this device. */
  files: ReturnType<typeof useLocalFiles>;
  /** @returns the problems of the fields; also empty after any other failure, which has been shown by then */
  take: (given: Record<string, unknown>) => Promise<readonly FieldProblem[]>;
}

/** Takes a step of a record's lifecycle and shows the result. `onTaken` is called after success. */
export function useTakeStep(
  resource: AnyResource,
  row: Record<string, unknown> & { id: string },
  step: NamedStep,
  { onTaken, stale }: { onTaken: () => void; stale: 'now' | 'later' },
): TakeStep {
  const { client } = useConsole();
  const text = useText();
  const lang = useLang();
  const { message } = App.useApp();
  const markStale = useMarkStale(resource);
  const target = { resource, step: { of: step, row } };
  const kept = useKeptForm(target);
  const offline = isOffline(target);
  const [busy, setBusy] = useState(false);
  const done = async () => {
    void message.success(fill(text.stepDone, { step: step.label[lang] }));
    await markStale(stale);
  };
  const take = async (given: Record<string, unknown>): Promise<readonly FieldProblem[]> => {
    setBusy(true);
    try {
      if (offline) {
        if ((await kept.submit(given)) === 'sent') await done();
      } else {
        const body = { ...given, id: row.id, version: row['version'] as number };
        await client.call(stepCalls(resource)[step.name]!, { body }, { quiet: true });
        await done();
      }
      onTaken();
      return [];
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (error.problems.length > 0) return error.problems;
      showFailure(message, error);
      // Another user was faster: the list on the screen is out of date.
      if (error.code === ERRORS.conflict.code) await markStale('now');
      return [];
    } finally {
      setBusy(false);
    }
  };
  return { busy, take, local: offline ? kept.files.local : null, files: kept.files };
}
