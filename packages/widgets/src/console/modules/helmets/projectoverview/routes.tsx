import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const BoardPage = lazyPage(() => import('./board-page.tsx').then((m) => m.BoardPage));

export default defineRoutes({ pages: [{ path: '/projectoverview', element: <BoardPage /> }] });
