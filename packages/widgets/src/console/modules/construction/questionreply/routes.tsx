import { named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const StatisticsPage = lazyPage(() => import('./statistics-page.tsx').then((m) => m.StatisticsPage));

export default defineRoutes({
  of: 'questionreply',
  below: [{ path: 'statistics', handle: named('答复统计', 'Figures'), element: <StatisticsPage /> }],
});
