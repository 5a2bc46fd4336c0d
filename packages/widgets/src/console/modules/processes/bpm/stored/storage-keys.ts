// Names under which users' browsers hold what these screens store (`npm run golden` lists them): never change one.

export const LISTS = {
  copies: 'bpm-copies',
  definitions: 'bpm-definition',
  forms: 'bpm-form',
  groups: 'bpm-user-group',
  managed: 'bpm-process-manager',
  mine: 'bpm-process-instance',
  models: 'bpm-model',
  tasksDone: 'bpm-task-done',
  tasksTodo: 'bpm-task-todo',
} as const;
