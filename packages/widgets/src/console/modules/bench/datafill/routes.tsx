import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { KEPT } from '../../../ground/route/handles.ts';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const DatafillPage = lazyPage(() => import('./datafill-page.tsx').then((m) => m.DatafillPage));

export default defineRoutes({ pages: [{ path: '/datafill', handle: KEPT, element: <DatafillPage /> }] });
