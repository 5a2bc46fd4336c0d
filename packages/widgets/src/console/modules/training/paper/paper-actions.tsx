import { grade, permission } from '@gongdi/domain';
import { useState } from 'react';
import { lazyDialog } from '../../../../kit/lazy/index.ts';
import { ownActions, type OwnAction } from '../../../generic/resource/screen/own-actions.tsx';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { usePaperText } from './text/index.ts';

const AssignDialog = lazyDialog(() => import('./assign-dialog.tsx'));

/** Code of the dictionary `paper_status`. */
const PUBLISHED = 2;

/** Assigns a published paper, and leads to its exams. */
export const paperActions = ownActions(
  (row) => {
    const may = usePermissions();
    const text = usePaperText();
    const [assigns, setAssigns] = useState(false);
    const actions: OwnAction[] = [];
    if (row['status'] === PUBLISHED && may(permission(grade.name, 'assign')))
      actions.push({ key: 'assign', primary: true, label: text.assign, does: () => setAssigns(true) });
    if (row['status'] !== 1 && may(permission(grade.name, 'list')))
      actions.push({
        key: 'sittings',
        label: text.sittings,
        does: `/${grade.name}/detaillist?paper_id=${encodeURIComponent(row.id)}`,
      });
    const dialogs = assigns ? (
      <AssignDialog id={row.id} name={String(row['paper_name'])} onClose={() => setAssigns(false)} />
    ) : null;
    return { actions, dialogs };
  },
  { leads: true },
);
