import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const StatisticPage = lazyPage(() => import('./statistic-page.tsx').then((m) => m.StatisticPage));

export default defineRoutes({ pages: [{ path: '/datastatistic', element: <StatisticPage /> }] });
