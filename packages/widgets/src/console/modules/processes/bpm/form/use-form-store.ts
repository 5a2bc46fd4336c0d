import { CallFailure, calls, type BpmForm, type CallArgs } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { showFailure } from '../../../../generic/show-failure.ts';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useBecome } from '../../../../ground/page/use-become.ts';
import { useBpmText } from '../text/index.ts';

type Body = Omit<CallArgs<typeof calls.workflow.formUpdate>['body'], 'id' | 'version'>;

interface FormStore {
  /** The form as it was stored first; null until a new form is stored. */
  stored: BpmForm | null;
  busy: boolean;
  /** @param onSaved called as soon as it is stored */
  store: (body: Body, onSaved: () => void) => Promise<void>;
}

/**
 * Stores a form. A new form gets its address when it is stored first, and its page goes on. If another user has changed
 * the form meanwhile, it offers to reload it.
 * @param given null: a new form
 * @param onMade called with the id of a new form after it was created
 */
export function useFormStore(
  given: BpmForm | null,
  reload: () => void,
  onMade: ((id: string) => void) | undefined,
): FormStore {
  const { client } = useConsole();
  const text = useBpmText();
  const become = useBecome();
  const queries = useQueryClient();
  const { message, modal } = App.useApp();
  const [stored, setStored] = useState(given);
  const [busy, setBusy] = useState(false);
  const version = useRef(given?.version);

  const store: FormStore['store'] = async (body, onSaved) => {
    setBusy(true);
    try {
      const known = stored && { id: stored.id, version: version.current };
      const answer = known
        ? await client.call(calls.workflow.formUpdate, { body: { ...known, ...body } }, { quiet: true })
        : await client.call(calls.workflow.formCreate, { body }, { quiet: true });
      version.current = answer.version;
      onSaved();
      void message.success(text.saved);
      await queries.invalidateQueries({ queryKey: ['bpm-forms'] });
      await queries.invalidateQueries({ queryKey: ['bpm-form', answer.id], exact: true });
      if (stored) return;
      setStored(answer);
      onMade?.(answer.id);
      await become(`/bpm/manager/form/edit?id=${encodeURIComponent(answer.id)}`);
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  };
  const refused = (error: unknown) => {
    if (!(error instanceof CallFailure)) throw error;
    if (error.code === ERRORS.conflict.code && stored)
      return void modal.confirm({
        title: text.conflict,
        content: text.conflictText,
        okText: text.reload,
        cancelText: text.stay,
        onOk: reload,
      });
    showFailure(message, error, error.problems[0]?.message);
  };
  return { stored, busy, store };
}
