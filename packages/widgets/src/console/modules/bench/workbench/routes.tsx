import { lazyPage } from '../../../ground/lazy-page.tsx';
import { KEPT } from '../../../ground/handles.ts';
import { defineRoutes } from '../../../ground/module-routes.ts';

const WorkbenchPage = lazyPage(() =>
  import('../../../pages/workbench/workbench-page.tsx').then((m) => m.WorkbenchPage),
);

export default defineRoutes({ pages: [{ path: '/workbench', handle: KEPT, element: <WorkbenchPage /> }] });
