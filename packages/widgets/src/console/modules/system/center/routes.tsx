import { lazyPage } from '../../../ground/lazy-page.tsx';
import { KEPT } from '../../../ground/handles.ts';
import { defineRoutes } from '../../../ground/module-routes.ts';

const CenterPage = lazyPage(() => import('../../../pages/center/center-page.tsx').then((m) => m.CenterPage));

export default defineRoutes({ pages: [{ path: '/center', id: 'centerlist', handle: KEPT, element: <CenterPage /> }] });
