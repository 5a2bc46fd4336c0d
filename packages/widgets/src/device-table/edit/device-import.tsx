import { devicelist } from '@gongdi/domain';
import { ImportDialog } from '../../kit/import-dialog/import-dialog.tsx';

/** Bulk import of devices. */
export default function DeviceImport(props: { onClose(): void; onImported(): void }) {
  return <ImportDialog resource={devicelist} {...props} />;
}
