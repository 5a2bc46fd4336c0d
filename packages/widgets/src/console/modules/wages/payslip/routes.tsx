import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const SlipsPage = lazyPage(() => import('./slips-page.tsx').then((m) => m.SlipsPage));

const SlipPage = lazyPage(() => import('./slip-page.tsx').then((m) => m.SlipPage));

export default defineRoutes({
  pages: [
    { path: '/payslip', element: <SlipsPage /> },
    { path: '/payslip/slip', element: <SlipPage /> },
  ],
});
