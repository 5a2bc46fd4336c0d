import { HOUSE_STATUS, housedefect, permission } from '@gongdi/domain';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { SharesButton } from './shares-button.tsx';
import { useHouseText } from './text/index.ts';

export default defineScreen({
  listActions: SharesButton,
  rowActions: ownActions((row) => {
    const text = useHouseText();
    const may = usePermissions();
    if (row['house_status'] === HOUSE_STATUS.passed || !may(permission(housedefect.name, 'add')))
      return { actions: [] };
    const query = new URLSearchParams({ house_id: row.id, project_id: String(row['project_id']) });
    return { actions: [{ key: 'defect', label: text.addDefect, does: `/${housedefect.name}/add?${query}` }] };
  }),
  details: { ahead: lazyPart(() => import('./house-plan.tsx')) },
});
