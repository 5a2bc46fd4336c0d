import type { Client } from '@gongdi/api';
import { Suspense } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { TableText } from '../text/index.ts';
import type { Edits } from './use-edits.ts';

const RecordDialog = lazyPart(() => import('./record-dialog.tsx'));
const DeviceImport = lazyPart(() => import('./device-import.tsx'));

/** The open dialog, if any; its code is loaded when the first dialog opens. */
export function Dialogs({ edits, client, text }: { edits: Edits; client: Client; text: TableText }) {
  const { open, close, done } = edits;
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      {open.kind === 'import' ? (
        <DeviceImport onClose={close} onImported={() => done('import', null)} />
      ) : (
        <RecordDialog client={client} editing={open} text={text} onClose={close} onDone={done} />
      )}
    </Suspense>
  );
}
