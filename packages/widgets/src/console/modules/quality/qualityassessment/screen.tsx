import { calls } from '@gongdi/api';
import { qualityassessment } from '@gongdi/domain';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { formAction } from '../../../generic/resource/screen/form-action.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({
  details: { ahead: lazyPart(() => import('./chain-panel.tsx')) },
  rowActions: formAction(calls.quality.assessmentForm, qualityassessment),
});
