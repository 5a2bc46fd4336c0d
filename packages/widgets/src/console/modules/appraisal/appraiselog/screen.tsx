import { appraiselog, permission, SCORE_SHEET, targetSegment } from '@gongdi/domain';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { usePermissions, useSession } from '../../../ground/context/console-context.tsx';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { useSheetText } from './text/index.ts';

export default defineScreen({
  // Scoring leads: an empty sheet cannot be handed in.
  rowActions: ownActions(
    (row) => {
      const text = useSheetText();
      const { user } = useSession();
      const may = usePermissions();
      const own = row['scorer_id'] === user?.user_id && row['sheet_status'] === SCORE_SHEET.open;
      if (!own || !may(permission(appraiselog.name, 'edit'))) return { actions: [] };
      const does = `/appraiseresult/edit/${targetSegment(row['target_type'])}?id=${encodeURIComponent(row.id)}`;
      return { actions: [{ key: 'score', primary: true, label: text.score, does }] };
    },
    { leads: true },
  ),
  details: { ahead: lazyPart(() => import('./lines-panel.tsx')) },
});
