import { lazyPart } from '../../../../kit/lazy/index.ts';
import { deviceKey } from './install/device-key.tsx';
import { deviceColumns } from './live-columns.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({
  columns: deviceColumns,
  rowActions: deviceKey,
  details: {
    ahead: lazyPart(() => import('./live/live-panel.tsx')),
    below: lazyPart(() => import('./install/device-panels.tsx')),
  },
  code: { line: 'device_number' },
});
