import { calls } from '@gongdi/api';
import { unitcheck } from '@gongdi/domain';
import { formAction } from '../../../generic/resource/screen/form-action.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';

/** A new sheet lists the items of the standard, so its page is shown. */
export default defineScreen({ opensAdded: true, rowActions: formAction(calls.quality.unitCheckForm, unitcheck) });
