import { DetailPage, FormPage, ListPage } from '../../../generic/resource/pages.tsx';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const ManagePage = lazyPage(() => import('./manage-page.tsx').then((m) => m.ManagePage));

// Console specification, section 2.3: the pages of `attendance`. Its parts are resources with menu entries of their own.
export default defineRoutes({
  pages: [
    {
      path: '/attendance',
      children: [
        { index: true, element: <ManagePage /> },
        { path: 'manage', element: <ManagePage /> },
        { path: 'manage/chart/add', element: <FormPage key="chart-add" resource="attendancechart" mode="add" /> },
        { path: 'manage/chart/edit', element: <FormPage key="chart-edit" resource="attendancechart" mode="edit" /> },
        { path: 'manage/chart/detail', element: <DetailPage key="chart" resource="attendancechart" /> },
        { path: 'manage/regular/add', element: <FormPage key="regular-add" resource="attendanceregular" mode="add" /> },
        { path: 'record', element: <ListPage key="attendance-record" resource="attendancerecord" /> },
        { path: 'sort', element: <ListPage key="attendance-sort" resource="attendancesort" /> },
      ],
    },
    { path: '/attendance_v2', element: <ManagePage key="attendance-v2" withStanding /> },
  ],
});
