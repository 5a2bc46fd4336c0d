import { named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const OwnWall = lazyPage(() => import('./show/own-wall.tsx').then((m) => m.OwnWall));
const PublicWall = lazyPage(() => import('./show/public-wall.tsx').then((m) => m.PublicWall));
const ArrangePage = lazyPage(() => import('./arrange/arrange-page.tsx').then((m) => m.ArrangePage));

export default defineRoutes({
  of: 'wall',
  below: [{ path: 'arrange', handle: named('排版', 'Arrange'), element: <ArrangePage /> }],
  open: [
    { path: '/wall/show', element: <OwnWall /> },
    { path: '/publicwall', element: <PublicWall /> },
  ],
});
