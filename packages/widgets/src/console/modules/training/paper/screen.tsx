import { lazyPart } from '../../../../kit/lazy/index.ts';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { paperActions } from './paper-actions.tsx';

export default defineScreen({
  rowActions: paperActions,
  details: { below: lazyPart(() => import('./frozen-questions.tsx')) },
});
