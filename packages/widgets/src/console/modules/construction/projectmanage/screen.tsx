import { lazyPart } from '../../../../kit/lazy/index.ts';
import { FenceLink } from '../../../pages/projectmanage/fence-link.tsx';
import { defineScreen } from '../../../pages/resource/screen.ts';

export default defineScreen({
  rowActions: { view: FenceLink, width: 72 },
  details: { below: lazyPart(() => import('../../../pages/projectmanage/work-points/work-points-panel.tsx')) },
  code: {},
});
