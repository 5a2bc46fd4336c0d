import { calls } from '@gongdi/api';
import { CERTIFICATE_STATUS, CONTRACT_DIRECTION, contractpayment, contractpayout, permission } from '@gongdi/domain';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { useContractsText } from '../../../generic/contracts/text/index.ts';
import { useFormAction } from '../../../generic/resource/screen/form-action.tsx';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { usePermissions } from '../../../ground/context/console-context.tsx';

export default defineScreen({
  // The link of a contract says which kind of payment is due.
  begins: ({ params, today }) => {
    const kind = Number(params.get('certificate_kind'));
    return Promise.resolve({ ends_on: today, ...(kind > 0 && { certificate_kind: kind }) });
  },
  rowActions: ownActions(
    (row) => {
      const text = useContractsText();
      const may = usePermissions()(permission(contractpayout.name, 'add'));
      const form = useFormAction(calls.contracts.paymentForm, contractpayment, row);
      // The forms are for what the owner pays.
      const forms = row['contract_direction'] === CONTRACT_DIRECTION.income ? [form] : [];
      if (!may || row['certificate_status'] !== CERTIFICATE_STATUS.approved) return { actions: forms };
      const does = `/${contractpayout.name}/add?certificate_id=${row.id}`;
      return { actions: [{ key: 'payout', label: text.addPayout, does, primary: true }, ...forms] };
    },
    { leads: true },
  ),
  details: { ahead: lazyPart(() => import('./waterfall.tsx')) },
});
