import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const FencePage = lazyPage(() => import('./fence-page.tsx').then((m) => m.FencePage));

export default defineRoutes({ of: 'projectmanage', below: [{ path: 'fence', element: <FencePage /> }] });
