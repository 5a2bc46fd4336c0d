import { permission, scheduletask } from '@gongdi/domain';
import { PLAN_RUNNING } from '@gongdi/domain/schedule';
import { ownActions, type OwnAction } from '../../../generic/resource/screen/own-actions.tsx';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { useScheduleText } from './text/index.ts';

/** Leads from a plan to its Gantt, its progress and its tasks. */
export const planActions = ownActions((row) => {
  const text = useScheduleText();
  const may = usePermissions();
  const id = encodeURIComponent(row.id);
  const actions: OwnAction[] = [
    { key: 'gantt', label: text.gantt, primary: true, does: `/scheduleplan/gantt?id=${id}` },
  ];
  if (PLAN_RUNNING.includes(Number(row['status'])))
    actions.push({ key: 'progress', label: text.progressPage, does: `/scheduleplan/practiceschedule?id=${id}` });
  if (may(permission(scheduletask.name, 'list')))
    actions.push({ key: 'tasks', label: text.tasks, does: `/scheduletask?plan_id=${id}` });
  return { actions };
});
