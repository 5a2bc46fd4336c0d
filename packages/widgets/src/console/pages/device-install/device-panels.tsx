import type { OwnRowActionsProps } from '../resource/own-row-actions.ts';
import { AccessPanel } from './access-panel.tsx';
import { InstallHistory } from './install-history.tsx';

/** What stands below the record of a device. */
export default function DevicePanels({ row }: OwnRowActionsProps) {
  return (
    <>
      <InstallHistory row={row} />
      <AccessPanel row={row} />
    </>
  );
}
