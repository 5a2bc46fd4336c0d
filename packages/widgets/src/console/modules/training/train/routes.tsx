import { named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const PersonPage = lazyPage(() => import('./person-page.tsx').then((m) => m.PersonPage));

export default defineRoutes({
  of: 'train',
  below: [{ path: 'person', handle: named('个人培训', 'Training of a person'), element: <PersonPage /> }],
});
