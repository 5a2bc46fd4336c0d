import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const MessagesPage = lazyPage(() => import('./messages-page.tsx').then((m) => m.MessagesPage));

export default defineRoutes({ pages: [{ path: '/messagesetting', element: <MessagesPage /> }] });
