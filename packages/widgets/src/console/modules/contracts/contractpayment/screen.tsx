import { CERTIFICATE_STATUS, contractpayout, permission } from '@gongdi/domain';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { useContractsText } from '../../../generic/contracts/text/index.ts';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { usePermissions } from '../../../ground/context/console-context.tsx';

export default defineScreen({
  rowActions: ownActions((row) => {
    const text = useContractsText();
    const may = usePermissions()(permission(contractpayout.name, 'add'));
    if (!may || row['certificate_status'] !== CERTIFICATE_STATUS.approved) return { actions: [] };
    const does = `/${contractpayout.name}/add?certificate_id=${row.id}`;
    return { actions: [{ key: 'payout', label: text.addPayout, does, primary: true }] };
  }),
  details: { ahead: lazyPart(() => import('./waterfall.tsx')) },
});
