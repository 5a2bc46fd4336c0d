import { resourceCalls } from '@gongdi/api';
import { taskmanage } from '@gongdi/domain';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({
  // Who comes from a task records the work of today on it.
  begins: async ({ params, client, today }) => {
    const id = params.get('task_id');
    if (id === null) return { work_date: today };
    const task = await client.call(resourceCalls(taskmanage).detail!, { params: { id } }, { quiet: true });
    return { work_date: today, project_id: task.project_id, work_content: task.task_name };
  },
});
