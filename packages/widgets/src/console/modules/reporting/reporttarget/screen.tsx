import { lazyPart } from '../../../../kit/lazy/index.ts';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { targetActions } from './target-actions.tsx';

export default defineScreen({
  rowActions: targetActions,
  opensAdded: true,
  details: { ahead: lazyPart(() => import('./state-panel.tsx')) },
});
