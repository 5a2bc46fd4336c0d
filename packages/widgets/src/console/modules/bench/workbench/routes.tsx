import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { KEPT } from '../../../ground/route/handles.ts';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const WorkbenchPage = lazyPage(() => import('./workbench-page.tsx').then((m) => m.WorkbenchPage));

const HomePage = lazyPage(() => import('./home/home-page.tsx').then((m) => m.HomePage));

export default defineRoutes({
  pages: [
    { path: '/workbench', handle: KEPT, element: <WorkbenchPage /> },
    { path: '/home', handle: KEPT, element: <HomePage /> },
  ],
});
