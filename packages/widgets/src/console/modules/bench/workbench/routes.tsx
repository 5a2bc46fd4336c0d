import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { KEPT } from '../../../ground/route/handles.ts';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const WorkbenchPage = lazyPage(() => import('./workbench-page.tsx').then((m) => m.WorkbenchPage));

export default defineRoutes({ pages: [{ path: '/workbench', handle: KEPT, element: <WorkbenchPage /> }] });
