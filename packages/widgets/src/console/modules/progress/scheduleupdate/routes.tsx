import { ListPage } from '../../../generic/resource/pages.tsx';
import { named } from '../../../ground/route/handles.ts';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

// Console specification, section 2.2: `scheduleupdate/plan`, the tasks whose progress is reported.
export default defineRoutes({
  of: 'scheduleupdate',
  below: [
    {
      path: 'plan',
      handle: named('任务', 'Tasks'),
      element: <ListPage key="schedule-tasks" resource="scheduletask" />,
    },
  ],
});
