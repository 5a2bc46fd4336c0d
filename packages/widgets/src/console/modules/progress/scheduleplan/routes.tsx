import { named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const GanttPage = lazyPage(() => import('./gantt/gantt-page.tsx').then((m) => m.GanttPage));

export default defineRoutes({
  of: 'scheduleplan',
  below: [
    { path: 'gantt', handle: named('横道图', 'Gantt'), element: <GanttPage key="gantt" mode="plan" /> },
    // Console specification, section 2.2: the actual progress.
    {
      path: 'practiceschedule',
      handle: named('实际进度', 'Actual progress'),
      element: <GanttPage key="progress" mode="progress" />,
    },
  ],
});
