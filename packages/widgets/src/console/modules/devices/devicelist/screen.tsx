import { lazyPart } from '../../../../kit/lazy/index.ts';
import { DeviceKey } from '../../../pages/devicelist/device-key.tsx';
import { deviceColumns } from '../../../pages/devicelist/live-columns.tsx';
import { defineScreen } from '../../../pages/resource/screen.ts';

export default defineScreen({
  columns: deviceColumns,
  rowActions: { view: DeviceKey, width: 56 },
  details: {
    ahead: lazyPart(() => import('../../../pages/device/live-panel.tsx')),
    below: lazyPart(() => import('../../../pages/device-install/device-panels.tsx')),
    history: true,
  },
  code: { line: 'device_number' },
});
