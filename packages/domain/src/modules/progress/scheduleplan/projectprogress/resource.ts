import { partOf } from '../../../../resource/part.ts';
import scheduleplan from '../resource.ts';

/** Progress of projects: their master plans with plan, forecast and fact (console specification, section 2.2). */
export default partOf(scheduleplan, {
  name: 'projectprogress',
  noun: 'project_progress',
  label: { zh: '项目进度', en: 'Progress of a project' },
  fixed: { plan_kind: 1 },
});
