import { ListPage } from '../../../generic/resource/pages.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

// Console specification, section 2.2: `scheduleupdate/plan`, the tasks whose progress is reported.
export default defineRoutes({
  of: 'scheduleupdate',
  below: [{ path: 'plan', element: <ListPage key="schedule-tasks" resource="scheduletask" /> }],
});
