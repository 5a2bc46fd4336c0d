import { CallFailure, calls } from '@gongdi/api';
import { App } from 'antd';
import { saveBlob } from '../../../../kit/file/save-blob.ts';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { showFailure } from '../../../generic/show-failure.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useHandoverText } from './text/index.ts';

const handoverActions = ownActions((row) => {
  const { client } = useConsole();
  const text = useHandoverText();
  const { message } = App.useApp();
  const save = async () => {
    try {
      const zip = await client.call(calls.archive.handoverPackage, { params: { id: row.id } }, { quiet: true });
      saveBlob(zip, `${String(row['handover_name'])}.zip`);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    }
  };
  return { actions: [{ key: 'package', label: text.package, does: () => void save() }] };
});

export default defineScreen({
  rowActions: handoverActions,
  opensAdded: true,
  begins: ({ user }) => Promise.resolve({ giver_id: user.id }),
});
