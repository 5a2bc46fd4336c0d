import * as z from 'zod';
import { defineCall } from '../../call.ts';

// Every page asks for it: a file of its own keeps the other calls out of what it loads.

/** Returns the number of waiting tasks; the notification stream also sends it as `todo`. */
export const taskTodoCount = defineCall({
  name: 'task.todo-count',
  label: { zh: '待办数', en: 'Number of tasks to do' },
  service: 'workflow',
  method: 'GET',
  path: 'bpm/task/todo-count',
  input: {},
  output: z.object({
    todo: z.int(),
    overdue: z.int(),
    /** Number of these tasks that wait for signers who were asked to decide first. */
    held: z.int(),
  }),
});
