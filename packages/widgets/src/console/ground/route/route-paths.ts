import type { RouteObject } from 'react-router';

/** Returns all routes with their whole paths, those above before those below. */
export function routePaths(
  routes: readonly RouteObject[],
  above = '',
): (readonly [path: string, route: RouteObject])[] {
  return routes.flatMap((route) => {
    const { path = '', children = [] } = route;
    const whole = path.startsWith('/') ? path : path ? `${above}/${path}` : above;
    return [[whole, route] as const, ...routePaths(children, whole)];
  });
}
