import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const TracksPage = lazyPage(() => import('./tracks-page.tsx').then((m) => m.TracksPage));

export default defineRoutes({ pages: [{ path: '/trackmanagement', element: <TracksPage /> }] });
