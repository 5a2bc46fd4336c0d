import { withDictionaries } from '../../../../kit/definition/index.ts';
import { KEPT, named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';
import { labelOf } from '../../../ground/text/index.ts';

// Process forms can use any dictionary.
const FormListPage = lazyPage(withDictionaries(() => import('./form/form-list.tsx').then((m) => m.FormListPage)));
const FormEditPage = lazyPage(withDictionaries(() => import('./form/form-edit.tsx').then((m) => m.FormEditPage)));
const GroupListPage = lazyPage(() => import('./user-group/group-list.tsx').then((m) => m.GroupListPage));
const ModelListPage = lazyPage(() => import('./model/model-list.tsx').then((m) => m.ModelListPage));
const ModelDesignPage = lazyPage(() => import('./model/model-design.tsx').then((m) => m.ModelDesignPage));
const DefinitionListPage = lazyPage(
  withDictionaries(() => import('./definition/definition-list.tsx').then((m) => m.DefinitionListPage)),
);
const MyProcessesPage = lazyPage(() => import('./instance/my-page.tsx').then((m) => m.MyProcessesPage));
const TodoPage = lazyPage(() => import('./task/todo-page.tsx').then((m) => m.TodoPage));
const DonePage = lazyPage(() => import('./task/done-page.tsx').then((m) => m.DonePage));
const CreateInstancePage = lazyPage(
  withDictionaries(() => import('./instance/create-page.tsx').then((m) => m.CreateInstancePage)),
);
const InstancePage = lazyPage(withDictionaries(() => import('./instance/detail-page.tsx').then((m) => m.InstancePage)));
const ManagedInstancesPage = lazyPage(() => import('./manager/instance-page.tsx').then((m) => m.ManagedInstancesPage));
const StatisticsPage = lazyPage(() => import('./statistics/statistics-page.tsx').then((m) => m.StatisticsPage));
const CalendarPage = lazyPage(() => import('./calendar/calendar-page.tsx').then((m) => m.CalendarPage));

export default defineRoutes({
  pages: [
    { path: '/bpm/manager/form', handle: KEPT, element: <FormListPage /> },
    { path: '/bpm/manager/form/edit', element: <FormEditPage /> },
    { path: '/bpm/manager/user-group', handle: KEPT, element: <GroupListPage /> },
    { path: '/bpm/manager/model', handle: KEPT, element: <ModelListPage /> },
    { path: '/bpm/manager/model/design', handle: { named: labelOf('modelDesign') }, element: <ModelDesignPage /> },
    {
      path: '/bpm/manager/model/definition',
      handle: named('流程定义', 'Definitions'),
      element: <DefinitionListPage />,
    },
    { path: '/bpm/task/my', handle: KEPT, element: <MyProcessesPage /> },
    { path: '/bpm/task/todo', handle: KEPT, element: <TodoPage /> },
    { path: '/bpm/task/done', handle: KEPT, element: <DonePage /> },
    {
      path: '/bpm/process-instance/create',
      handle: named('发起流程', 'Start a process'),
      element: <CreateInstancePage />,
    },
    { path: '/bpm/process-instance/detail', element: <InstancePage /> },
    { path: '/bpm/manager/instance', handle: KEPT, element: <ManagedInstancesPage /> },
    { path: '/bpm/manager/statistics', element: <StatisticsPage /> },
    { path: '/bpm/manager/calendar', element: <CalendarPage /> },
  ],
});
