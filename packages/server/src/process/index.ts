import type { Handler } from '../handler/index.ts';
import { calendarHandlers } from './calendar/calendar-handlers.ts';
import { commentHandlers } from './comments/comment-handlers.ts';
import { definitionHandlers } from './definitions/definition-handlers.ts';
import type { ProcessDeps } from './deps.ts';
import { detailHandlers } from './detail/detail-handlers.ts';
import { formHandlers } from './forms/index.ts';
import { groupHandlers } from './groups/group-handlers.ts';
import { instanceActHandlers } from './instances/act-handlers.ts';
import { instanceReadHandlers } from './instances/read-handlers.ts';
import { recordProcessHandlers } from './instances/record-handlers.ts';
import { eventHandlers } from './manager/event-handlers.ts';
import { managerHandlers } from './manager/manager-handlers.ts';
import { modelHandlers } from './model-handlers.ts';
import { modelStateHandlers } from './models/state-handlers.ts';
import { ruleHandlers } from './rules/rule-handlers.ts';
import { statisticsHandlers } from './statistics/statistics-handlers.ts';
import { taskActHandlers } from './tasks/act-handlers.ts';
import { peopleHandlers } from './tasks/people-handlers.ts';
import { taskReadHandlers } from './tasks/read-handlers.ts';

/** Handlers of all calls about processes. */
export function processHandlers(deps: ProcessDeps): Handler[] {
  const { db } = deps;
  return [
    ...modelHandlers(deps),
    ...modelStateHandlers(deps),
    ...definitionHandlers(deps),
    ...formHandlers(deps),
    ...groupHandlers(deps),
    ...ruleHandlers(db),
    ...instanceReadHandlers(deps),
    ...instanceActHandlers(deps),
    ...recordProcessHandlers(deps),
    ...taskReadHandlers(deps),
    ...taskActHandlers(deps),
    ...peopleHandlers(db),
    ...commentHandlers(deps),
    ...detailHandlers(deps),
    ...managerHandlers(deps),
    ...eventHandlers(deps),
    ...statisticsHandlers(deps),
    ...calendarHandlers(deps),
  ];
}

export { workingCalendar, workingHours } from './calendar/calendar-store.ts';
export { hashDrawing } from './deploy.ts';
export { filesOfProcesses } from './files.ts';
export { approvalHooks } from './hooks/approval-hooks.ts';
export { passDeadlines } from './deadlines/pass.ts';
export { countTodo } from './notify-people.ts';
export { NO_SETTINGS } from './rules/rule-store.ts';
export { standingOf } from './outcomes/standing.ts';
export { cancel, start } from './instances/act-handlers.ts';
export { decide } from './tasks/act/decide.ts';
export { claim } from './tasks/act/hand-over.ts';
