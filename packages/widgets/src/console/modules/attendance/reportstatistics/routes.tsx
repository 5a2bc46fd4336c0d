import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const ReportPage = lazyPage(() => import('./report-page.tsx').then((m) => m.ReportPage));

export default defineRoutes({ pages: [{ path: '/reportstatistics', element: <ReportPage /> }] });
