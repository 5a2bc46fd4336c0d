import { lazyPart } from '../../../../kit/lazy/index.ts';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { courseActions } from './course-actions.ts';

export default defineScreen({
  rowActions: courseActions,
  details: { below: lazyPart(() => import('./readers-panel.tsx')) },
});
