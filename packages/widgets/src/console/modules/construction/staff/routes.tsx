import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const AdmissionPage = lazyPage(() => import('./admission-page.tsx').then((m) => m.AdmissionPage));

export default defineRoutes({ pages: [{ path: '/admission', element: <AdmissionPage /> }] });
