import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';
import { labelOf } from '../../../ground/text/index.ts';

const FencePage = lazyPage(() => import('./fence-page.tsx').then((m) => m.FencePage));

const SitePlanPage = lazyPage(() => import('./site-plan/site-plan-page.tsx').then((m) => m.SitePlanPage));

export default defineRoutes({
  of: 'projectmanage',
  below: [
    { path: 'fence', handle: { named: labelOf('fence') }, element: <FencePage /> },
    { path: 'siteplan', handle: { named: labelOf('sitePlan') }, element: <SitePlanPage /> },
  ],
});
