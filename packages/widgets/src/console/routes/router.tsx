import type { HostPage } from '@gongdi/api';
import { KNOWN_RESOURCES } from '@gongdi/domain';
import {
  createBrowserRouter,
  createHashRouter,
  createMemoryRouter,
  Navigate,
  useLocation,
  type RouteObject,
} from 'react-router';
import { MODULE_ROUTES } from '../generated/routes.ts';
import { KEPT } from '../ground/route/handles.ts';
import { lazyPage } from '../ground/route/lazy-page.tsx';
import type { ModuleRoutes } from '../ground/route/module-routes.ts';
import { DetailPage, FormPage, ListPage, StepPage } from '../generic/resource/pages.tsx';
import { RouteError } from '../ground/status/route-error.tsx';
import { NotFound } from '../ground/status/not-found.tsx';
import { JumpPage } from './jump.tsx';
import { RedirectPage } from './redirect.tsx';
import { Guard, OUTSIDE } from '../frame/guard/guard.tsx';
import { Shell } from '../frame/shell/shell.tsx';
import { Root } from './root.tsx';
import { carryProject } from '../ground/project/project.ts';
import { inRouteSet, ROUTE_SET, type RouteSet } from '../ground/menus/route-set.ts';

/** Loaded late: most consoles have no page of a host. */
const HostPageView = lazyPage(() => import('./host-page.tsx').then((m) => m.HostPageView));

export type Routing = 'history' | 'hash' | 'memory';
export type ConsoleRouter = ReturnType<typeof createMemoryRouter>;

/** Routes that modules add, by the resource that they belong to. */
const OWN: ReadonlyMap<string | undefined, ModuleRoutes> = new Map(MODULE_ROUTES.map((module) => [module.of, module]));

/** Routes of the pages of each resource: '/', add, edit and detail (console specification, section 2.2). */
function resourceRoutes(): RouteObject[] {
  return [...KNOWN_RESOURCES.values()].map(({ name, whole, pages }) => {
    const own = OWN.get(whole);
    return {
      path: `/${name}`,
      children: [
        { index: true, handle: KEPT, element: own?.list ?? <ListPage key={name} resource={name} /> },
        { path: 'add', element: <FormPage key={`${name}-add`} resource={name} mode="add" /> },
        { path: 'edit', element: <FormPage key={`${name}-edit`} resource={name} mode="edit" /> },
        { path: 'detail', element: <DetailPage key={name} resource={name} /> },
        ...pages.map((page) => ({ path: page, element: <StepPage key={page} resource={name} page={page} /> })),
        ...(own?.below ?? []),
      ],
    };
  });
}

function ToJump() {
  return <Navigate to={{ pathname: '/jump', search: useLocation().search }} replace />;
}

/**
 * @param set which pages the build contains
 * @param hosts pages of the host
 */
export function consoleRoutes(set: RouteSet = ROUTE_SET, hosts: readonly HostPage[] = []): RouteObject[] {
  const pages = [...resourceRoutes(), ...MODULE_ROUTES.flatMap((module) => module.pages ?? [])];
  return [
    {
      element: <Root />,
      errorElement: <RouteError />,
      children: [
        { path: '/', element: <ToJump /> },
        { path: '/jump', element: <JumpPage /> },
        ...MODULE_ROUTES.flatMap((module) => module.open ?? []),
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
                ...hosts.map((page) => ({
                  path: page.path,
                  handle: KEPT,
                  element: <HostPageView key={page.path} page={page} />,
                })),
                { path: '*', handle: OUTSIDE, element: <NotFound /> },
              ],
            },
          ],
        },
      ],
    },
  ];
}

export function createConsoleRouter(
  routing: Routing,
  path = '/',
  basename = '/',
  hosts: readonly HostPage[] = [],
): ConsoleRouter {
  const router = routerOf(routing, path, basename, hosts);
  carryProject(router);
  return router;
}

function routerOf(routing: Routing, path: string, basename: string, hosts: readonly HostPage[]): ConsoleRouter {
  const routes = consoleRoutes(ROUTE_SET, hosts);
  if (routing === 'history') return createBrowserRouter(routes, { basename });
  if (routing === 'hash') return createHashRouter(routes);
  return createMemoryRouter(routes, { initialEntries: [path] });
}
