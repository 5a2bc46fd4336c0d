import { named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const AdmissionPage = lazyPage(() => import('./admission-page.tsx').then((m) => m.AdmissionPage));

const FilePage = lazyPage(() => import('./file-page.tsx').then((m) => m.FilePage));

export default defineRoutes({
  of: 'staff',
  pages: [{ path: '/admission', element: <AdmissionPage /> }],
  below: [{ path: 'file', handle: named('一人一档', 'File'), element: <FilePage /> }],
});
