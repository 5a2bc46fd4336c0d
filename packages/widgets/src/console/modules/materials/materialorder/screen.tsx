import { MATERIAL_ORDER, materialacceptapply, permission } from '@gongdi/domain';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { useMaterialsText } from '../../../generic/materials/text/index.ts';
import { addPage } from '../../../generic/materials/add-page.ts';

export default defineScreen({
  rowActions: ownActions(
    (row) => {
      const text = useMaterialsText();
      const may = usePermissions()(permission(materialacceptapply.name, 'add'));
      if (!may || row['order_status'] !== MATERIAL_ORDER.open) return { actions: [] };
      const does = addPage(materialacceptapply, row, { order_id: row.id });
      return { actions: [{ key: 'deliver', label: text.deliver, does, primary: true }] };
    },
    { leads: true },
  ),
  details: { ahead: lazyPart(() => import('./order-match.tsx')) },
});
