import { calls } from '@gongdi/api';
import { CONCRETE_LOT, permission, samplelot, witnesssampling } from '@gongdi/domain';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { useFormAction } from '../../../generic/resource/screen/form-action.tsx';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { addPage } from '../../../generic/materials/add-page.ts';
import { useMaterialsText } from '../../../generic/materials/text/index.ts';

export default defineScreen({
  rowActions: ownActions((row) => {
    const text = useMaterialsText();
    const may = usePermissions()(permission(witnesssampling.name, 'add'));
    const form = useFormAction(calls.quality.sampleLotForm, samplelot, row);
    if (!may || row['lot_status'] !== CONCRETE_LOT.collecting) return { actions: [form] };
    const does = addPage(witnesssampling, row, { lot_id: row.id, sample_kind: String(row['lot_curing']) });
    return { actions: [{ key: 'sample', label: text.addSample, does }, form] };
  }),
  details: { ahead: lazyPart(() => import('./lot-verdict.tsx')) },
});
