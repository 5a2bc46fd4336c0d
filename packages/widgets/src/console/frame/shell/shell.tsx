import { MenuOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, useEffect, useRef, useState, type ComponentProps } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useConsole, usePreferences, useSession, useText } from '../../ground/context/console-context.tsx';
import { usePlatformName } from '../../ground/context/use-platform.ts';
import { OutboxButton } from '../../generic/outbox/outbox-button.tsx';
import { useOutboxWork } from '../../generic/outbox/use-outbox.ts';
import { NotificationBell } from '../notice/notification-bell.tsx';
import { TodoLink } from '../notice/todo-link.tsx';
import { useNarrow } from '../../../kit/layout/use-narrow.ts';
import { lazyDialog, lazyPart } from '../../../kit/lazy/index.ts';
import { usePhone } from '../phone/use-phone.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { Brand, CompanyLogo } from '../../ground/layout/brand.tsx';
import { Preferences } from '../../ground/layout/preferences-menu.tsx';
import { usePagesAhead } from '../ahead/use-pages-ahead.ts';
import { SideMenu } from '../menu/side-menu.tsx';
import { KeptOutlet } from '../tabs/kept-outlet.tsx';
import { RegistrationPassed } from './registration-passed.tsx';
import { useBackOnline } from '../../ground/device/use-back-online.ts';
import { NoPermission } from '../../ground/status/no-permission.tsx';
import { TabStrip } from '../tabs/tab-strip.tsx';
import { afterPage } from '../../ground/page/after-page.ts';
import { useVisits } from '../../ground/page/use-open-pages.ts';
import { OUTSIDE } from '../guard/guard.tsx';
import { firstSegment, mayOpen } from '../../ground/menus/menus.ts';
import { numberAllPages } from '../../ground/print/page-sheet.ts';
import { useProject } from '../../ground/project/project.ts';
import { Trail } from './trail.tsx';
import { useRecent } from '../menu/use-recent.ts';
import { useFreshRights } from './use-fresh-rights.ts';
import { UserMenu } from './user-menu.tsx';
import { PageMain } from '../../ground/page/page-main.tsx';

/**
 * Below this width the menu is a drawer, px. It is the width of the element, not of the window; the same value is in
 * console.css.
 */
const DRAWER_BELOW = 860;

const MenuRail = lazyPart(async () => ({ default: (await import('../menu/menu-rail.tsx')).MenuRail }));
const MenuDrawer = lazyDialog(async () => ({ default: (await import('../menu/menu-drawer.tsx')).MenuDrawer }));
const ProjectFrame = lazyPart(() => import('../project/project-frame.tsx'));
const HelpFrame = lazyPart(() => import('../help/help-frame.tsx'));
const PhoneFrame = lazyPart(async () => ({ default: (await import('../phone/phone-frame.tsx')).PhoneFrame }));

const AppParts = lazyPart(() => import('../app/app-parts.tsx'));

/** What a shortcut of the installed application asks for. Read now: the redirects that follow drop it. */
const OPENED_WITH = new URLSearchParams(globalThis.location?.search).get('open');

/** Frame of every page: header, menus, tabs and breadcrumbs. */
export function Shell() {
  const { layoutMode } = useConsole();
  return (
    <>
      {layoutMode === 'standard' ? (
        <Frame />
      ) : (
        <div className="gd-console">
          <Page />
        </div>
      )}
      <ShellWork />
    </>
  );
}

/** What the frame does on every page. It draws nothing, so that what it follows does not draw the frame anew. */
function ShellWork() {
  useOutboxWork();
  useFreshRights();
  useBackOnline();
  useRecent();
  usePagesAhead();
  useVisits(useMatches().at(-1)?.handle !== OUTSIDE);
  return null;
}

function Frame() {
  const { preferences, standalone } = useConsole();
  useEffect(() => (standalone ? numberAllPages() : undefined), [standalone]);
  const { collapsed } = usePreferences();
  const text = useText();
  const product = usePlatformName();
  const frame = useRef<HTMLDivElement>(null);
  const phone = usePhone(frame);
  const narrow = useNarrow(frame, DRAWER_BELOW) || phone;
  const [open, setOpen] = useState(false);
  return (
    <div className={`gd-console${phone ? ' gd-phone' : ''}`} ref={frame}>
      <a
        className="gd-console-skip"
        href="#gd-content"
        onClick={(event) => {
          event.preventDefault();
          frame.current?.querySelector<HTMLElement>('#gd-content')?.focus();
        }}
      >
        {text.skipToContent}
      </a>
      {phone ? (
        <Suspense fallback={<div className="gd-console-phone-header" />}>
          <PhoneFrame part="header" menuOpen={open} onMenu={() => setOpen(true)} />
        </Suspense>
      ) : (
        <header className="gd-console-header">
          <Button
            type="text"
            icon={<MenuOutlined aria-hidden />}
            aria-label={narrow || collapsed ? text.openMenu : text.closeMenu}
            aria-expanded={narrow ? open : !collapsed}
            onClick={() => (narrow ? setOpen(true) : preferences.change({ collapsed: !collapsed }))}
          />
          <span className="gd-console-brand">
            <Brand />
            {!narrow && <span>{product}</span>}
            <CompanyLogo />
          </span>
          <Suspense>
            <ProjectFrame part="switch" />
          </Suspense>
          <div className="gd-console-tools">
            <slot name="toolbar" />
            <PaletteButton />
            <OutboxButton />
            <TodoLink />
            <NotificationBell />
            <Suspense fallback={<span className="gd-console-tool" />}>
              <HelpFrame phone={false} />
            </Suspense>
            <Preferences />
            <UserMenu />
          </div>
        </header>
      )}
      {standalone && <AppWork phone={phone} />}
      <div className="gd-console-body">
        {!narrow && (
          <nav className={`gd-console-side${collapsed ? ' gd-console-collapsed' : ''}`} aria-label={text.mainMenu}>
            {collapsed ? (
              <Suspense>
                <MenuRail />
              </Suspense>
            ) : (
              <SideMenu />
            )}
          </nav>
        )}
        <div className="gd-console-content">
          {!phone && <TabStrip />}
          <Page />
        </div>
      </div>
      {phone && (
        <Suspense fallback={<div className="gd-console-phone-bar" />}>
          <PhoneFrame part="bar" open={standalone ? OPENED_WITH : null} />
        </Suspense>
      )}
      <LateMenu open={narrow && open} title={product} onClose={() => setOpen(false)} />
    </div>
  );
}

/** The menu of a narrow window: there from its first opening on, so that it can move away when it is closed. */
function LateMenu(props: ComponentProps<typeof MenuDrawer>) {
  const [asked, setAsked] = useState(false);
  if (props.open && !asked) setAsked(true);
  return asked && <MenuDrawer {...props} />;
}

function AppWork({ phone }: { phone: boolean }) {
  const [begun, setBegun] = useState(false);
  const queries = useQueryClient();
  useEffect(() => afterPage(queries, () => setBegun(true)), [queries]);
  return <Suspense>{begun && <AppParts phone={phone} />}</Suspense>;
}

function Page() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { menus } = useSession();
  const outside = useMatches().at(-1)?.handle === OUTSIDE;
  const project = useProject();
  // The guard admits only pages in the menus; a page outside them here has lost its permission while it was open.
  const closed = !outside && menus !== null && !mayOpen(menus, pathname);
  return (
    <PageMain className="gd-console-main" id="gd-content" tabIndex={-1} data-gd-focus data-path={pathname} ref={main}>
      <Trail />
      {project && (
        <Suspense>
          <ProjectFrame part="closed" />
        </Suspense>
      )}
      {closed ? <Closed pathname={pathname} /> : <KeptOutlet main={main} />}
    </PageMain>
  );
}

function Closed({ pathname }: { pathname: string }) {
  return firstSegment(pathname) === 'registration' ? <RegistrationPassed /> : <NoPermission />;
}
