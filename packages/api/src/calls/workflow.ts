// Calls of process administration, grouped by subject in the files of the folder `workflow`.
export type { Person, TaskKind } from './workflow/parts.ts';
export { TASK_KINDS } from './workflow/parts.ts';

export * from './workflow/assign-rule.ts';
export * from './workflow/calendar.ts';
export * from './workflow/comment.ts';
export * from './workflow/definition.ts';
export * from './workflow/event.ts';
export * from './workflow/form.ts';
export * from './workflow/instance.ts';
export * from './workflow/instance-detail.ts';
export * from './workflow/manager.ts';
export * from './workflow/model.ts';
export * from './workflow/model-state.ts';
export * from './workflow/statistics.ts';
export * from './workflow/task.ts';
export * from './workflow/task-act.ts';
export * from './workflow/todo-count.ts';
export * from './workflow/user-group.ts';
