import { CallFailure, calls } from '@gongdi/api';
import { App } from 'antd';
import { saveBlob } from '../../../../../kit/file/save-blob.ts';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { showFailure } from '../../../../generic/show-failure.ts';

/** Returns a function that saves the certificate of a sitting. */
export function usePrintCertificate(): (id: string, name: string) => Promise<void> {
  const { client } = useConsole();
  const { message } = App.useApp();
  return async (id, name) => {
    try {
      saveBlob(await client.call(calls.exam.certificate, { params: { id } }, { quiet: true }), `${name}.docx`);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    }
  };
}
