import { lazyPage } from '../../../ground/lazy-page.tsx';
import { KEPT } from '../../../ground/handles.ts';
import { defineRoutes } from '../../../ground/module-routes.ts';

const DatafillPage = lazyPage(() => import('../../../pages/datafill/datafill-page.tsx').then((m) => m.DatafillPage));

export default defineRoutes({ pages: [{ path: '/datafill', handle: KEPT, element: <DatafillPage /> }] });
