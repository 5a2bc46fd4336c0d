import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const FencePage = lazyPage(() => import('./fence-page.tsx').then((m) => m.FencePage));

const SitePlanPage = lazyPage(() => import('./site-plan/site-plan-page.tsx').then((m) => m.SitePlanPage));

export default defineRoutes({
  of: 'projectmanage',
  below: [
    { path: 'fence', element: <FencePage /> },
    { path: 'siteplan', element: <SitePlanPage /> },
  ],
});
