import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';

/** Pages of a module beside those that every resource has; their code comes when they are first shown (`lazyPage`). */
export interface ModuleRoutes {
  /** Inside the frame, for whoever is logged in, at addresses of their own. */
  pages?: readonly RouteObject[];
  /** Outside the frame, for everybody. */
  open?: readonly RouteObject[];
  /** The resource, by its name, that `list` and `below` belong to; they hold for its parts too. */
  of?: string;
  /** Stands in the place of the resource's list. */
  list?: ReactNode;
  /** Pages below the resource's address. */
  below?: readonly RouteObject[];
}

export const defineRoutes = (routes: ModuleRoutes): ModuleRoutes => routes;
