import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const ComparePage = lazyPage(() => import('./compare-page.tsx').then((m) => m.ComparePage));

export default defineRoutes({ of: 'rolemanage', below: [{ path: 'compare', element: <ComparePage /> }] });
