import { ARCHIVE } from '@gongdi/domain';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const ArchivePage = lazyPage(() => import('./archive-page.tsx').then((m) => m.ArchivePage));

export default defineRoutes({
  pages: [
    { path: '/engineeringarchive', element: <ArchivePage kind={ARCHIVE.engineering} /> },
    { path: '/designarchive', element: <ArchivePage kind={ARCHIVE.design} /> },
    { path: '/deliveryarchive', element: <ArchivePage kind={ARCHIVE.delivery} /> },
  ],
});
