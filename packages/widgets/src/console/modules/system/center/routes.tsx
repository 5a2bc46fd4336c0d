import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { KEPT } from '../../../ground/route/handles.ts';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const CenterPage = lazyPage(() => import('./center-page.tsx').then((m) => m.CenterPage));

export default defineRoutes({ pages: [{ path: '/center', id: 'centerlist', handle: KEPT, element: <CenterPage /> }] });
