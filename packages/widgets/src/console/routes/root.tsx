import { KNOWN_RESOURCES } from '@gongdi/domain';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useConsole } from '../ground/context/console-context.tsx';
import { isPlain, withPlain } from '../ground/context/layout-mode.ts';
import { MODULE_ICONS } from '../generated/icons.ts';
import { MODULE_ROUTES } from '../generated/routes.ts';
import { RECORD_PARTS } from '../generated/record-parts.ts';
import { SCREENS } from '../generated/screens.ts';
import { RecordPartsContext } from '../generic/resource/record-part.ts';
import { ScreenLoadersContext } from '../generic/resource/screen/screen.ts';
import { MenuPicturesContext } from '../ground/menus/menu-pictures.ts';
import { PageNamesContext, pageNamesOf, type PageNames } from '../ground/route/page-names.ts';
import { usePageFocus } from '../ground/page/page-focus.ts';
import { LeaveGuardProvider } from '../ground/page/leave-guard.tsx';

/** Names of the pages that modules add; those of a resource belong to its parts too. */
const PAGE_NAMES: PageNames = new Map(
  MODULE_ROUTES.flatMap(({ of, below = [], pages = [] }) => {
    const parts = [...KNOWN_RESOURCES.values()].filter(({ whole }) => whole === of);
    return [...pageNamesOf(pages), ...parts.flatMap(({ name }) => [...pageNamesOf(below, `/${name}`)])];
  }),
);

/** Wraps every page: question about unsaved input, events to the host page, focus, layout mode. */
export function Root() {
  usePageFocus();
  useKeptLayout();
  return (
    <ScreenLoadersContext value={SCREENS}>
      <RecordPartsContext value={RECORD_PARTS}>
        <MenuPicturesContext value={MODULE_ICONS}>
          <PageNamesContext value={PAGE_NAMES}>
            <LeaveGuardProvider>
              <Outlet />
            </LeaveGuardProvider>
          </PageNamesContext>
        </MenuPicturesContext>
      </RecordPartsContext>
    </ScreenLoadersContext>
  );
}

/** Adds `layoutMode=plain` to the address of every page, so that a reload shows the plain layout again. */
function useKeptLayout(): void {
  const { layoutMode } = useConsole();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (layoutMode === 'plain' && !isPlain(search))
      void navigate({ pathname, search: withPlain(search), hash }, { replace: true, state: state as unknown });
  }, [layoutMode, pathname, search, hash, state, navigate]);
}
