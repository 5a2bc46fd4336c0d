import { calls } from '@gongdi/api';
import { CLAIM_KIND, contractclaim } from '@gongdi/domain';
import { useFormAction } from '../../../generic/resource/screen/form-action.tsx';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({
  rowActions: ownActions((row) => {
    const form = useFormAction(calls.contracts.claimForm, contractclaim, row);
    return { actions: row['claim_kind'] === CLAIM_KIND.claim ? [form] : [] };
  }),
});
