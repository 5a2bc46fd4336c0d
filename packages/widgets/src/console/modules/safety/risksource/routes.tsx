import { named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const MapPage = lazyPage(() => import('./map-page.tsx').then((m) => m.MapPage));

export default defineRoutes({
  of: 'risksource',
  below: [{ path: 'map', handle: named('四色图', 'Four-colour map'), element: <MapPage /> }],
});
