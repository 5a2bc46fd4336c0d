import { calls } from '@gongdi/api';
import { concealacceptapply } from '@gongdi/domain';
import { formAction } from '../../../generic/resource/screen/form-action.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({ rowActions: formAction(calls.quality.concealForm, concealacceptapply) });
