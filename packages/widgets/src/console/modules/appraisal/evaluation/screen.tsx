import { APPRAISAL, appraiselog, permission, targetSegment } from '@gongdi/domain';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { useAppraisalText } from './text/index.ts';

export default defineScreen({
  rowActions: ownActions((row) => {
    const text = useAppraisalText();
    const may = usePermissions();
    if (row['appraisal_status'] !== APPRAISAL.scoring || !may(permission(appraiselog.name, 'edit')))
      return { actions: [] };
    const does = `/appraiseresult/edit/${targetSegment(row['target_type'])}?result=${encodeURIComponent(row.id)}`;
    return { actions: [{ key: 'score', label: text.score, does }] };
  }),
  details: { ahead: lazyPart(() => import('./counted-panel.tsx')) },
});
