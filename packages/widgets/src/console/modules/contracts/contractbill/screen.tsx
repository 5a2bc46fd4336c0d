import { contractmeasure, permission } from '@gongdi/domain';
import { useContractsText } from '../../../generic/contracts/text/index.ts';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { usePermissions } from '../../../ground/context/console-context.tsx';

export default defineScreen({
  rowActions: ownActions((row) => {
    const text = useContractsText();
    const may = usePermissions()(permission(contractmeasure.name, 'add'));
    if (!may) return { actions: [] };
    return {
      actions: [{ key: 'measure', label: text.addMeasure, does: `/${contractmeasure.name}/add?item_id=${row.id}` }],
    };
  }),
});
