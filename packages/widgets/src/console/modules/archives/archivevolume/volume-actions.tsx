import { CallFailure, calls } from '@gongdi/api';
import { archivedocument, archivevolume, permission, VOLUME } from '@gongdi/domain';
import { App } from 'antd';
import { useState } from 'react';
import { saveBlob } from '../../../../kit/file/save-blob.ts';
import { lazyDialog } from '../../../../kit/lazy/index.ts';
import { ownActions, type OwnAction } from '../../../generic/resource/screen/own-actions.tsx';
import { showFailure } from '../../../generic/show-failure.ts';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { useVolumeText } from './text/index.ts';

const FillDialog = lazyDialog(async () => ({ default: (await import('./fill-dialog.tsx')).FillDialog }));

/** Takes documents into a volume, makes its cover and index, and leads to its documents. */
export const volumeActions = ownActions(
  (row) => {
    const { client } = useConsole();
    const may = usePermissions();
    const text = useVolumeText();
    const { message } = App.useApp();
    const [open, setOpen] = useState(false);
    const { id } = row;
    const save = async () => {
      try {
        const book = await client.call(calls.archive.volumeBook, { params: { id } }, { quiet: true });
        saveBlob(book, `${String(row['volume_number'])}.docx`);
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        showFailure(message, error);
      }
    };
    const actions: OwnAction[] = [];
    if (row['volume_status'] === VOLUME.open && may(permission(archivevolume.name, 'fill')))
      actions.push({ key: 'fill', label: text.fill, primary: true, does: () => setOpen(true) });
    actions.push({ key: 'book', label: text.book, does: () => void save() });
    if (may(permission(archivedocument.name, 'list')))
      actions.push({ key: 'documents', label: text.documents, does: `/${archivedocument.name}?volume_id=${id}` });
    return { actions, dialogs: open && <FillDialog row={row} onClose={() => setOpen(false)} /> };
  },
  { leads: true },
);
