import type { ScreenRowProps } from '../../../../generic/resource/screen/screen.ts';
import { AccessPanel } from './access-panel.tsx';
import { BasePanel } from './base-panel.tsx';
import { InstallHistory } from './install-history.tsx';
import { RefusalPanel } from './refusal-panel.tsx';

/** Panels below the record of a device. */
export default function DevicePanels({ row }: ScreenRowProps) {
  return (
    <>
      <BasePanel row={row} />
      <InstallHistory row={row} />
      <AccessPanel row={row} />
      <RefusalPanel row={row} />
    </>
  );
}
