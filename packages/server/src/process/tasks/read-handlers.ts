import { calls } from '@gongdi/api';
import { handle, type Handler } from '../../handler/index.ts';
import type { ProcessDeps } from '../deps.ts';
import { shownTo } from '../files.ts';
import { getInstance } from '../instances/instance-store.ts';
import { tasksOfInstance } from './task-rows.ts';

const { workflow } = calls;

/** The code behind the calls that show tasks. */
export function taskReadHandlers({ db, fileKey }: Pick<ProcessDeps, 'db' | 'fileKey'>): Handler[] {
  return [
    handle(workflow.taskList, async ({ query }, context) => {
      await getInstance(db, context.caller, query.process_instance_id);
      const show = await shownTo(fileKey, context);
      return tasksOfInstance(db, { instance_id: query.process_instance_id }, show);
    }),
  ];
}
