import { named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const CalendarPage = lazyPage(() => import('./calendar-page.tsx').then((m) => m.CalendarPage));

export default defineRoutes({
  of: 'workdiary',
  below: [{ path: 'calendar', handle: named('日历', 'Calendar'), element: <CalendarPage /> }],
});
