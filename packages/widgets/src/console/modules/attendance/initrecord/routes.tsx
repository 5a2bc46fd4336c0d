import { DetailPage, ListPage } from '../../../generic/resource/pages.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

// Console specification, section 2.3: `attendance/initRecord`.
export default defineRoutes({
  pages: [
    {
      path: '/attendance/initRecord',
      children: [
        { index: true, element: <ListPage key="passages" resource="initrecord" /> },
        { path: 'detail', element: <DetailPage key="passage" resource="initrecord" /> },
      ],
    },
  ],
});
