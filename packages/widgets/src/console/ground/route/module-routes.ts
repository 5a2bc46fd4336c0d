import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';

/** Pages of a module in addition to those that every resource has. Their code is loaded on first use (`lazyPage`). */
export interface ModuleRoutes {
  /** Pages inside the frame, for logged-in users, at their own addresses. */
  pages?: readonly RouteObject[];
  /** Pages outside the frame, for everybody. */
  open?: readonly RouteObject[];
  /** Name of the resource that `list` and `below` belong to. They apply to its parts too. */
  of?: string;
  /** Replaces the list page of the resource. */
  list?: ReactNode;
  /** Pages below the resource's address. */
  below?: readonly RouteObject[];
}

export const defineRoutes = (routes: ModuleRoutes): ModuleRoutes => routes;
