import { calls } from '@gongdi/api';
import { inspectionlot } from '@gongdi/domain';
import { formAction } from '../../../generic/resource/screen/form-action.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { DivideButton } from './divide-button.tsx';

export default defineScreen({
  rowActions: formAction(calls.quality.lotForm, inspectionlot),
  listActions: DivideButton,
});
