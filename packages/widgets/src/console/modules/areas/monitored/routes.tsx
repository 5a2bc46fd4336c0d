import { allowedAreas, AREA_CHILD_LABELS, type AreaChild, type AreaType } from '@gongdi/domain';
import type { JSX } from 'react';
import type { RouteObject } from 'react-router';
import { KEPT, named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';
import { AREA_TYPE_SET } from '../../../ground/menus/route-set.ts';

type PageProps = { area: AreaType };

const AreaListPage = lazyPage<PageProps>(() => import('./list-page.tsx').then((m) => m.AreaListPage));
const AreaFormPage = lazyPage<PageProps & { mode: 'add' | 'edit' }>(() =>
  import('./form-page.tsx').then((m) => m.AreaFormPage),
);
const AreaDetailPage = lazyPage<PageProps>(() => import('./detail-page.tsx').then((m) => m.AreaDetailPage));
const SchemePage = lazyPage<PageProps>(() => import('./scheme-page.tsx').then((m) => m.SchemePage));
const MonitorPage = lazyPage<PageProps>(() => import('./monitor-page.tsx').then((m) => m.MonitorPage));
const AreaFencePage = lazyPage<PageProps>(() => import('./fence-page.tsx').then((m) => m.AreaFencePage));
const DeviceManagePage = lazyPage<PageProps>(() => import('./device-manage-page.tsx').then((m) => m.DeviceManagePage));

const CHILDREN: Readonly<Record<AreaChild, (props: PageProps) => JSX.Element>> = {
  monitorscheme: SchemePage,
  rundata: MonitorPage,
  areafence: AreaFencePage,
  devicemanage: DeviceManagePage,
};

/**
 * Routes of the screens of the allowed types of areas (console specification, section 2.5). The list `pitlist` stays
 * mounted; further routes are `pitadd`, `pitedit`, `pitdetail` and the child pages of the type.
 */
export function areaRoutes(types: readonly string[] | undefined = AREA_TYPE_SET): RouteObject[] {
  return allowedAreas(types).map((area) => {
    const { name } = area;
    return {
      path: `/${area.path}`,
      children: [
        { id: `${name}list`, index: true, handle: KEPT, element: <AreaListPage key={`${name}list`} area={area} /> },
        { id: `${name}add`, path: 'add', element: <AreaFormPage key={`${name}add`} area={area} mode="add" /> },
        { id: `${name}edit`, path: 'edit', element: <AreaFormPage key={`${name}edit`} area={area} mode="edit" /> },
        { id: `${name}detail`, path: 'detail', element: <AreaDetailPage key={`${name}detail`} area={area} /> },
        ...area.children.map((child) => {
          const Page = CHILDREN[child];
          const { zh, en } = AREA_CHILD_LABELS[child];
          return {
            path: `${child}/${name}`,
            handle: named(zh, en),
            element: <Page key={`${name}${child}`} area={area} />,
          };
        }),
      ],
    };
  });
}

export default defineRoutes({ pages: areaRoutes() });
