import { named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const SharesPage = lazyPage(() => import('./shares-page.tsx').then((m) => m.SharesPage));

export default defineRoutes({
  of: 'houseapprove',
  below: [{ path: 'shares', handle: named('统计', 'Figures'), element: <SharesPage /> }],
});
