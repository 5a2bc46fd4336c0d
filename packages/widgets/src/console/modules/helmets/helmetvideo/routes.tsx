import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const VideoPage = lazyPage(() => import('./video-page.tsx').then((m) => m.VideoPage));

export default defineRoutes({ pages: [{ path: '/helmetvideo', element: <VideoPage /> }] });
