import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const DownloadPage = lazyPage(() => import('./download-page.tsx').then((m) => m.DownloadPage));

export default defineRoutes({ pages: [{ path: '/download', element: <DownloadPage /> }] });
