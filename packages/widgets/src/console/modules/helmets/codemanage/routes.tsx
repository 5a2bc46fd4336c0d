import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const SheetPage = lazyPage(() => import('./sheet-page.tsx').then((m) => m.SheetPage));

export default defineRoutes({ of: 'codemanage', below: [{ path: 'print', element: <SheetPage /> }] });
