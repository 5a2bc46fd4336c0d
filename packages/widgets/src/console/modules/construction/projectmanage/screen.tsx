import { lazyPart } from '../../../../kit/lazy/index.ts';
import { FenceLink } from './fence-link.tsx';
import { defineScreen } from '../../../generic/resource/screen.ts';

export default defineScreen({
  rowActions: { view: FenceLink, width: 72 },
  details: { below: lazyPart(() => import('./work-points/work-points-panel.tsx')) },
  code: {},
});
