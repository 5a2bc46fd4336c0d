import { CallFailure, type calls } from '@gongdi/api';
import { titleOf, type AnyResource } from '@gongdi/domain';
import { App } from 'antd';
import { saveBlob } from '../../../../kit/file/save-blob.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { showFailure } from '../../show-failure.ts';
import { ownActions, type OwnAction, type OwnActions } from './own-actions.tsx';

type Row = Record<string, unknown> & { id: string };
type FormCall = typeof calls.quality.lotForm;

/** Hook: returns the action that saves the form which a standard names for a record, as a Word document. */
export function useFormAction(call: FormCall, resource: AnyResource, row: Row): OwnAction {
  const { client } = useConsole();
  const label = call.label[useLang()];
  const { message } = App.useApp();
  const save = async () => {
    try {
      const file = await client.call(call, { query: { id: row.id } }, { quiet: true });
      saveBlob(file, `${label}_${titleOf(resource, row)}.docx`);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    }
  };
  return { key: 'form', label, does: () => void save() };
}

/** The same as the only action that a module adds. @param call that answers the form; its label is on the button */
export const formAction = (call: FormCall, resource: AnyResource): OwnActions =>
  ownActions((row) => ({ actions: [useFormAction(call, resource, row)] }));
