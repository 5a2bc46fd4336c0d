import { named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const CurvePage = lazyPage(() => import('./curve-page.tsx').then((m) => m.CurvePage));

const CashPage = lazyPage(() => import('./cash-page.tsx').then((m) => m.CashPage));

export default defineRoutes({
  pages: [
    { path: '/contractmanage/curve', handle: named('资金曲线', 'Money curve'), element: <CurvePage /> },
    { path: '/contractmanage/cash', handle: named('现金流', 'Cash flow'), element: <CashPage /> },
  ],
});
