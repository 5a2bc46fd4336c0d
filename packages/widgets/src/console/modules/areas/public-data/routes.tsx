import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const PublicDataPage = lazyPage(() => import('./public-data-page.tsx').then((m) => m.PublicDataPage));

export default defineRoutes({ open: [{ path: '/publicdata', element: <PublicDataPage /> }] });
