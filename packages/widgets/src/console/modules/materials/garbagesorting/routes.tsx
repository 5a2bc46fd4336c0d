import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const GarbagePage = lazyPage(() => import('./garbage-page.tsx').then((m) => m.GarbagePage));

export default defineRoutes({ pages: [{ path: '/garbagesorting/statistics', element: <GarbagePage /> }] });
