import { named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const CoverPage = lazyPage(() => import('./cover-page.tsx').then((m) => m.CoverPage));

export default defineRoutes({
  of: 'safetyinsurance',
  below: [{ path: 'cover', handle: named('参保情况', 'Cover'), element: <CoverPage /> }],
});
