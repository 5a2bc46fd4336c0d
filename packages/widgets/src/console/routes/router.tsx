import { allResources, deviceinstall, devicelist, organization, stepsOf, wholeName } from '@gongdi/domain';
import {
  createBrowserRouter,
  createHashRouter,
  createMemoryRouter,
  Navigate,
  useLocation,
  type RouteObject,
} from 'react-router';
import { lazyPage } from './lazy-page.tsx';
import { applicantRoutes } from '../pages/applicant/routes.tsx';
import { areaRoutes } from '../pages/area/routes.tsx';
import { RouteError } from '../pages/status/route-error.tsx';
import { NotFound } from '../pages/status/not-found.tsx';
import { LoginPage } from '../pages/login/login-page.tsx';
import { JumpPage } from './jump.tsx';
import { RedirectPage } from './redirect.tsx';
import { Guard, OUTSIDE } from './guard.tsx';
import { KEPT } from '../tabs/kept-outlet.tsx';
import { Shell } from '../shell/shell.tsx';
import { Root } from './root.tsx';
import { inRouteSet, ROUTE_SET, type RouteSet } from './route-set.ts';

export type Routing = 'history' | 'hash' | 'memory';
export type ConsoleRouter = ReturnType<typeof createMemoryRouter>;

const ListPage = lazyPage(() => import('../pages/resource/list-page.tsx').then((m) => m.ListPage));
const FormPage = lazyPage(() => import('../pages/resource/form-page.tsx').then((m) => m.FormPage));
const DetailPage = lazyPage(() => import('../pages/resource/detail-page.tsx').then((m) => m.DetailPage));
const StepPage = lazyPage(() => import('../pages/resource/step-page.tsx').then((m) => m.StepPage));
const RegisterPage = lazyPage(() => import('../pages/registration/register-page.tsx').then((m) => m.RegisterPage));
const ResetPasswordPage = lazyPage(() =>
  import('../pages/login/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
);
const RegistrationPage = lazyPage(() =>
  import('../pages/registration/registration-page.tsx').then((m) => m.RegistrationPage),
);
const FormListPage = lazyPage(() => import('../pages/bpm/form/form-list.tsx').then((m) => m.FormListPage));
const FormEditPage = lazyPage(() => import('../pages/bpm/form/form-edit.tsx').then((m) => m.FormEditPage));
const GroupListPage = lazyPage(() => import('../pages/bpm/user-group/group-list.tsx').then((m) => m.GroupListPage));
const ModelListPage = lazyPage(() => import('../pages/bpm/model/model-list.tsx').then((m) => m.ModelListPage));
const DefinitionListPage = lazyPage(() =>
  import('../pages/bpm/definition/definition-list.tsx').then((m) => m.DefinitionListPage),
);
const ModelDesignPage = lazyPage(() => import('../pages/bpm/model/model-design.tsx').then((m) => m.ModelDesignPage));
const DictionaryPage = lazyPage(() => import('../dictionary/dictionary-page.tsx').then((m) => m.DictionaryPage));
const MenuPage = lazyPage(() => import('../pages/menu/menu-page.tsx').then((m) => m.MenuPage));
const SettingsPage = lazyPage(() => import('../pages/system/settings-page.tsx').then((m) => m.SettingsPage));
const OrganizationPage = lazyPage(() =>
  import('../pages/organization/organization-page.tsx').then((m) => m.OrganizationPage),
);
const FencePage = lazyPage(() => import('../pages/projectmanage/fence-page.tsx').then((m) => m.FencePage));
const MyProcessesPage = lazyPage(() => import('../pages/bpm/instance/my-page.tsx').then((m) => m.MyProcessesPage));
const TodoPage = lazyPage(() => import('../pages/bpm/task/todo-page.tsx').then((m) => m.TodoPage));
const DonePage = lazyPage(() => import('../pages/bpm/task/done-page.tsx').then((m) => m.DonePage));
const CreateInstancePage = lazyPage(() =>
  import('../pages/bpm/instance/create-page.tsx').then((m) => m.CreateInstancePage),
);
const ManagedInstancesPage = lazyPage(() =>
  import('../pages/bpm/manager/instance-page.tsx').then((m) => m.ManagedInstancesPage),
);
const StatisticsPage = lazyPage(() =>
  import('../pages/bpm/statistics/statistics-page.tsx').then((m) => m.StatisticsPage),
);
const CalendarPage = lazyPage(() => import('../pages/bpm/calendar/calendar-page.tsx').then((m) => m.CalendarPage));
const InstancePage = lazyPage(() => import('../pages/bpm/instance/detail-page.tsx').then((m) => m.InstancePage));

const WorkbenchPage = lazyPage(() => import('../pages/workbench/workbench-page.tsx').then((m) => m.WorkbenchPage));
const CenterPage = lazyPage(() => import('../pages/center/center-page.tsx').then((m) => m.CenterPage));
const DatafillPage = lazyPage(() => import('../pages/datafill/datafill-page.tsx').then((m) => m.DatafillPage));
const PublicDataPage = lazyPage(() =>
  import('../pages/public-data/public-data-page.tsx').then((m) => m.PublicDataPage),
);
const MaterialCodePage = lazyPage(() =>
  import('../pages/material-code/material-code-page.tsx').then((m) => m.MaterialCodePage),
);
const FramePage = lazyPage(() => import('../frame/frame-page.tsx').then((m) => m.FramePage));

/** Pages of a resource's own, below its list. */
const OWN_PAGES: Readonly<Record<string, RouteObject[]>> = {
  projectmanage: [{ path: 'fence', element: <FencePage /> }],
  // Console specification, section 2.2: one installation, one removal.
  [devicelist.name]: ['detailinstall', 'detailuninstall'].map((path) => ({
    path,
    element: <DetailPage key={path} resource={deviceinstall} />,
  })),
};

/** What stands at '/' instead of the list. */
const OWN_LISTS: Readonly<Record<string, RouteObject[]>> = {
  [organization.name]: [
    { index: true, handle: KEPT, element: <OrganizationPage /> },
    { path: 'table', handle: KEPT, element: <ListPage key={organization.name} resource={organization} /> },
  ],
};

/** Names of the pages of a resource: '/', add, edit and detail (console specification, section 2.2). */
function resourceRoutes(): RouteObject[] {
  return allResources().map((resource) => ({
    path: `/${resource.name}`,
    children: [
      ...(OWN_LISTS[resource.name] ?? [
        { index: true, handle: KEPT, element: <ListPage key={resource.name} resource={resource} /> },
      ]),
      { path: 'add', element: <FormPage key={`${resource.name}-add`} resource={resource} mode="add" /> },
      { path: 'edit', element: <FormPage key={`${resource.name}-edit`} resource={resource} mode="edit" /> },
      { path: 'detail', element: <DetailPage key={resource.name} resource={resource} /> },
      ...stepsOf(resource).flatMap((step) => {
        const path = step.step.page ?? step.step.alsoAt;
        return path === undefined
          ? []
          : [{ path, element: <StepPage key={step.name} resource={resource} step={step} /> }];
      }),
      ...(OWN_PAGES[wholeName(resource)] ?? []),
    ],
  }));
}

const processRoutes: RouteObject[] = [
  { path: '/bpm/manager/form', handle: KEPT, element: <FormListPage /> },
  { path: '/bpm/manager/form/edit', element: <FormEditPage /> },
  { path: '/bpm/manager/user-group', handle: KEPT, element: <GroupListPage /> },
  { path: '/bpm/manager/model', handle: KEPT, element: <ModelListPage /> },
  { path: '/bpm/manager/model/design', element: <ModelDesignPage /> },
  { path: '/bpm/manager/model/definition', element: <DefinitionListPage /> },
  { path: '/bpm/task/my', handle: KEPT, element: <MyProcessesPage /> },
  { path: '/bpm/task/todo', handle: KEPT, element: <TodoPage /> },
  { path: '/bpm/task/done', handle: KEPT, element: <DonePage /> },
  { path: '/bpm/process-instance/create', element: <CreateInstancePage /> },
  { path: '/bpm/process-instance/detail', element: <InstancePage /> },
  { path: '/bpm/manager/instance', handle: KEPT, element: <ManagedInstancesPage /> },
  { path: '/bpm/manager/statistics', element: <StatisticsPage /> },
  { path: '/bpm/manager/calendar', element: <CalendarPage /> },
];

const accountRoutes: RouteObject[] = [{ path: '/registration', element: <RegistrationPage /> }];
/** Console specification, section 2.1. */
const ownRoutes: RouteObject[] = [
  { path: '/workbench', handle: KEPT, element: <WorkbenchPage /> },
  { path: '/center', id: 'centerlist', handle: KEPT, element: <CenterPage /> },
  { path: '/datafill', handle: KEPT, element: <DatafillPage /> },
];
const settingRoutes: RouteObject[] = [
  { path: '/dictionary', element: <DictionaryPage /> },
  { path: '/menumanage', element: <MenuPage /> },
  { path: '/systemsetting', element: <SettingsPage /> },
];

function ToJump() {
  return <Navigate to={{ pathname: '/jump', search: useLocation().search }} replace />;
}

/** @param set which pages the build has */
export function consoleRoutes(set: RouteSet = ROUTE_SET): RouteObject[] {
  const pages = [
    ...ownRoutes,
    ...resourceRoutes(),
    ...areaRoutes(),
    ...processRoutes,
    ...accountRoutes,
    ...settingRoutes,
  ];
  return [
    {
      element: <Root />,
      errorElement: <RouteError />,
      children: [
        { path: '/', element: <ToJump /> },
        { path: '/jump', element: <JumpPage /> },
        { path: '/login', element: <LoginPage /> },
        { path: '/register', element: <RegisterPage /> },
        { path: '/resetpassword', element: <ResetPasswordPage /> },
        { path: '/publicdata', element: <PublicDataPage /> },
        { path: '/qrcode/material', element: <MaterialCodePage /> },
        ...applicantRoutes(),
        { path: '/iframe', element: <FramePage key="inside" outside={false} /> },
        { path: '/openIframe', element: <FramePage key="outside" outside /> },
        { path: '/redirect', element: <RedirectPage /> },
        {
          element: (
            <Guard>
              <Shell />
            </Guard>
          ),
          children: [
            {
              errorElement: <RouteError />,
              children: [
                ...pages.filter((page) => inRouteSet(page.path ?? '', set)),
                { path: '*', handle: OUTSIDE, element: <NotFound /> },
              ],
            },
          ],
        },
      ],
    },
  ];
}

/** Where the console is: without what stands before its own addresses. */
export function hereOf(router: ConsoleRouter): { pathname: string; path: string } {
  const { pathname, search } = router.state.location;
  const base = (router.basename ?? '/').replace(/\/$/, '');
  const own = base && pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname;
  return { pathname: own, path: own + search };
}

export function createConsoleRouter(routing: Routing, path = '/', basename = '/'): ConsoleRouter {
  const routes = consoleRoutes();
  if (routing === 'history') return createBrowserRouter(routes, { basename });
  if (routing === 'hash') return createHashRouter(routes);
  return createMemoryRouter(routes, { initialEntries: [path] });
}
