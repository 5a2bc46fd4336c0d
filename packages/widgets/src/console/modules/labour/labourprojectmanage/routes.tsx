import { named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const NoticePage = lazyPage(() => import('./notice-page.tsx').then((m) => m.NoticePage));

export default defineRoutes({
  of: 'labourprojectmanage',
  below: [{ path: 'notice', handle: named('维权告示牌', 'Rights notice'), element: <NoticePage /> }],
});
