import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const JoinPage = lazyPage(() => import('./join-page.tsx').then((m) => m.JoinPage));

export default defineRoutes({ open: [{ path: '/join', element: <JoinPage /> }] });
