import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const CurvePage = lazyPage(() => import('./curve-page.tsx').then((m) => m.CurvePage));

export default defineRoutes({ pages: [{ path: '/contractmanage/curve', element: <CurvePage /> }] });
