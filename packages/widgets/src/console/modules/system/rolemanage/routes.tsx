import { named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const ComparePage = lazyPage(() => import('./compare-page.tsx').then((m) => m.ComparePage));

export default defineRoutes({
  of: 'rolemanage',
  below: [{ path: 'compare', handle: named('对比', 'Compare'), element: <ComparePage /> }],
});
