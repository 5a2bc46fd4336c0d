import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const BuildplanPage = lazyPage(() => import('./buildplan-page.tsx').then((m) => m.BuildplanPage));

export default defineRoutes({ pages: [{ path: '/buildplan', element: <BuildplanPage /> }] });
