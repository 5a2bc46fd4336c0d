import { named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const SheetPage = lazyPage(() => import('./sheet-page.tsx').then((m) => m.SheetPage));

export default defineRoutes({
  of: 'codemanage',
  below: [{ path: 'print', handle: named('打印', 'Print'), element: <SheetPage /> }],
});
