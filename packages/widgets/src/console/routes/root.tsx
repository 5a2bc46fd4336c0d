import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useConsole } from '../context/console-context.tsx';
import { isPlain, withPlain } from '../context/layout-mode.ts';
import { SCREENS } from '../generated/screens.ts';
import { ScreenLoadersContext } from '../pages/resource/screen.ts';
import { usePageFocus } from '../shell/page-focus.ts';
import { LeaveGuardProvider } from '../shell/leave-guard.tsx';

/** Around every page: asking before unsaved input is lost, telling the host page, focus, layout mode. */
export function Root() {
  usePageFocus();
  useKeptLayout();
  return (
    <ScreenLoadersContext value={SCREENS}>
      <LeaveGuardProvider>
        <Outlet />
      </LeaveGuardProvider>
    </ScreenLoadersContext>
  );
}

/** `layoutMode=plain` goes along to every page, so that a reload shows it plain again. */
function useKeptLayout(): void {
  const { layoutMode } = useConsole();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (layoutMode === 'plain' && !isPlain(search))
      void navigate({ pathname, search: withPlain(search), hash }, { replace: true, state: state as unknown });
  }, [layoutMode, pathname, search, hash, state, navigate]);
}
