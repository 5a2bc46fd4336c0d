// Process administration, by what it is about. Its forms stand in bpm-form.ts.
export type { Person, TaskKind } from './bpm-parts.ts';
export { TASK_KINDS } from './bpm-parts.ts';

export * from './bpm-assign-rule.ts';
export * from './bpm-calendar.ts';
export * from './bpm-comment.ts';
export * from './bpm-definition.ts';
export * from './bpm-event.ts';
export * from './bpm-form.ts';
export * from './bpm-instance.ts';
export * from './bpm-instance-detail.ts';
export * from './bpm-manager.ts';
export * from './bpm-model.ts';
export * from './bpm-model-state.ts';
export * from './bpm-statistics.ts';
export * from './bpm-task.ts';
export * from './bpm-task-act.ts';
export * from './bpm-user-group.ts';
