import { named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const LearnPage = lazyPage(() => import('./learn-page.tsx').then((m) => m.LearnPage));

export default defineRoutes({
  of: 'coursemeans',
  below: [{ path: 'learn', handle: named('学习', 'Learn'), element: <LearnPage /> }],
});
