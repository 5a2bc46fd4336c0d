import { named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const RegionsPage = lazyPage(() => import('./regions-page.tsx').then((m) => m.RegionsPage));

export default defineRoutes({
  of: 'schedulefigure',
  below: [{ path: 'regions', handle: named('标注区域', 'Regions'), element: <RegionsPage /> }],
});
