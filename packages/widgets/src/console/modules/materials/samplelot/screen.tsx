import { CONCRETE_LOT, permission, witnesssampling } from '@gongdi/domain';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { addPage } from '../../../generic/materials/add-page.ts';
import { useMaterialsText } from '../../../generic/materials/text/index.ts';

export default defineScreen({
  rowActions: ownActions((row) => {
    const text = useMaterialsText();
    const may = usePermissions()(permission(witnesssampling.name, 'add'));
    if (!may || row['lot_status'] !== CONCRETE_LOT.collecting) return { actions: [] };
    const does = addPage(witnesssampling, row, { lot_id: row.id, sample_kind: String(row['lot_curing']) });
    return { actions: [{ key: 'sample', label: text.addSample, does }] };
  }),
  details: { ahead: lazyPart(() => import('./lot-verdict.tsx')) },
});
