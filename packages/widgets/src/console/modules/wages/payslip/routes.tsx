import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const SlipsPage = lazyPage(() => import('./slips-page.tsx').then((m) => m.SlipsPage));

export default defineRoutes({ pages: [{ path: '/payslip', element: <SlipsPage /> }] });
