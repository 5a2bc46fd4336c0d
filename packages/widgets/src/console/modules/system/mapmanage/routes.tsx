import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const MapsPage = lazyPage(() => import('./maps-page.tsx').then((m) => m.MapsPage));

export default defineRoutes({ pages: [{ path: '/mapmanage', element: <MapsPage /> }] });
