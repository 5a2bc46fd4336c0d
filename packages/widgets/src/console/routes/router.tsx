import { allResources } from '@gongdi/domain';
import {
  createBrowserRouter,
  createHashRouter,
  createMemoryRouter,
  Navigate,
  useLocation,
  type RouteObject,
} from 'react-router';
import { lazyPage } from './lazy-page.tsx';
import { RouteError } from '../pages/status/route-error.tsx';
import { NotFoundPage } from '../pages/status/not-found.tsx';
import { LoginPage } from '../pages/login/login-page.tsx';
import { JumpPage } from './jump.tsx';
import { RedirectPage } from './redirect.tsx';
import { Guard } from './guard.tsx';
import { Shell } from '../shell/shell.tsx';
import { Root } from './root.tsx';

export type Routing = 'history' | 'hash' | 'memory';
export type ConsoleRouter = ReturnType<typeof createMemoryRouter>;

const ListPage = lazyPage(() => import('../pages/resource/list-page.tsx').then((m) => m.ListPage));
const FormPage = lazyPage(() => import('../pages/resource/form-page.tsx').then((m) => m.FormPage));
const DetailPage = lazyPage(() => import('../pages/resource/detail-page.tsx').then((m) => m.DetailPage));
const RegisterPage = lazyPage(() => import('../pages/registration/register-page.tsx').then((m) => m.RegisterPage));
const ResetPasswordPage = lazyPage(() =>
  import('../pages/login/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
);
const RegistrationPage = lazyPage(() =>
  import('../pages/registration/registration-page.tsx').then((m) => m.RegistrationPage),
);
const ModelListPage = lazyPage(() => import('../pages/process/model-list.tsx').then((m) => m.ModelListPage));
const ModelDesignPage = lazyPage(() => import('../pages/process/model-design.tsx').then((m) => m.ModelDesignPage));
const DictionaryPage = lazyPage(() => import('../dictionary/dictionary-page.tsx').then((m) => m.DictionaryPage));
const MyProcessesPage = lazyPage(() => import('../pages/process/my-processes.tsx').then((m) => m.MyProcessesPage));
const InstancePage = lazyPage(() => import('../pages/process/instance-detail.tsx').then((m) => m.InstancePage));

/** Names of the pages of a resource: '/', add, edit and detail (console specification, section 2.2). */
function resourceRoutes(): RouteObject[] {
  return allResources().map((resource) => ({
    path: `/${resource.name}`,
    children: [
      { index: true, element: <ListPage key={resource.name} resource={resource} /> },
      { path: 'add', element: <FormPage key={`${resource.name}-add`} resource={resource} mode="add" /> },
      { path: 'edit', element: <FormPage key={`${resource.name}-edit`} resource={resource} mode="edit" /> },
      { path: 'detail', element: <DetailPage key={resource.name} resource={resource} /> },
    ],
  }));
}

const processRoutes: RouteObject[] = [
  { path: '/bpm/manager/model', element: <ModelListPage /> },
  { path: '/bpm/manager/model/design', element: <ModelDesignPage /> },
  { path: '/bpm/task/my', element: <MyProcessesPage /> },
  { path: '/bpm/process-instance/detail', element: <InstancePage /> },
];

const accountRoutes: RouteObject[] = [{ path: '/registration', element: <RegistrationPage /> }];
const settingRoutes: RouteObject[] = [{ path: '/dictionary', element: <DictionaryPage /> }];

function ToJump() {
  return <Navigate to={{ pathname: '/jump', search: useLocation().search }} replace />;
}

export function consoleRoutes(): RouteObject[] {
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
              children: [...resourceRoutes(), ...processRoutes, ...accountRoutes, ...settingRoutes],
            },
          ],
        },
        { path: '*', element: <NotFoundPage /> },
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
