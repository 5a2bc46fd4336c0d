import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const StatisticsPage = lazyPage(() => import('./statistics-page.tsx').then((m) => m.StatisticsPage));

export default defineRoutes({ pages: [{ path: '/buildpositionstatistics', element: <StatisticsPage /> }] });
