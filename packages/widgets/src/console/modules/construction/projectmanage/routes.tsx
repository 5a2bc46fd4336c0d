import { projectmanage } from '@gongdi/domain';
import { lazyPage } from '../../../ground/lazy-page.tsx';
import { defineRoutes } from '../../../ground/module-routes.ts';

const FencePage = lazyPage(() => import('../../../pages/projectmanage/fence-page.tsx').then((m) => m.FencePage));

export default defineRoutes({ of: projectmanage.name, below: [{ path: 'fence', element: <FencePage /> }] });
