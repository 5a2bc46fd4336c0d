import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { lazyPart } from '../../../../kit/lazy/index.ts';

export default defineScreen({
  details: {
    notice: lazyPart(() => import('./confirm-notice.tsx')),
    below: lazyPart(() => import('./readers-panel.tsx')),
  },
});
