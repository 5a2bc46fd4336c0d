import { lazyPart } from '../../../../kit/lazy/index.ts';
import { fenceAction } from './fence-action.ts';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({
  rowActions: fenceAction,
  details: { below: lazyPart(() => import('./work-points/work-points-panel.tsx')) },
  code: {},
});
