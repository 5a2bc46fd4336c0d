import { lazyPart } from '../../../../kit/lazy/index.ts';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { gradeActions } from './grade-actions.ts';

export default defineScreen({
  rowActions: gradeActions,
  details: { below: lazyPart(() => import('./result/result-panel.tsx')) },
});
