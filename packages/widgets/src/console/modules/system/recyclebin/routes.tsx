import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const RecycleBinPage = lazyPage(() => import('./recycle-bin-page.tsx').then((m) => m.RecycleBinPage));

export default defineRoutes({ pages: [{ path: '/recyclebin', element: <RecycleBinPage /> }] });
