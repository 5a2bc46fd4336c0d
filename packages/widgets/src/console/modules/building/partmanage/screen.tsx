import { lazyPart } from '../../../../kit/lazy/index.ts';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { WizardButton } from './wizard-button.tsx';

export default defineScreen({
  code: { line: 'part_code' },
  details: { ahead: lazyPart(() => import('./part-counts.tsx')) },
  listActions: WizardButton,
});
