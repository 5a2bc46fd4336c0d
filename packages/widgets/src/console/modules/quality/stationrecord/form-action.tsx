import { CallFailure, calls } from '@gongdi/api';
import { App } from 'antd';
import { saveBlob } from '../../../../kit/file/save-blob.ts';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { showFailure } from '../../../generic/show-failure.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useStationText } from './text/index.ts';

/** Saves the form of the record as a Word document. */
export const stationFormAction = ownActions((row) => {
  const { client } = useConsole();
  const text = useStationText();
  const { message } = App.useApp();
  const save = async () => {
    try {
      const file = await client.call(calls.quality.stationForm, { query: { id: row.id } }, { quiet: true });
      saveBlob(file, `${text.form}_${String(row['record_title'])}.docx`);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    }
  };
  return { actions: [{ key: 'form', label: text.form, does: () => void save() }] };
});
