import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of `task_status`, in the order of the work. */
export const TASK = { planned: 1, running: 2, done: 3, checked: 4 } as const;

export const taskStatus = defineDictionary('task_status', { zh: '任务状态', en: 'State of a task' }, [
  { value: 1, label: { zh: '计划中', en: 'Planned' }, color_type: 'default' },
  { value: 2, label: { zh: '进行中', en: 'Under way' }, color_type: 'processing' },
  { value: 3, label: { zh: '已完成', en: 'Done' }, color_type: 'warning' },
  { value: 4, label: { zh: '已核验', en: 'Checked' }, color_type: 'success' },
]);
