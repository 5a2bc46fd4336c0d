import { DisconnectOutlined, SyncOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { useSheet } from '../../../kit/shadow/index.ts';
import { fetchAhead } from '../../generic/offline/fetch-ahead.ts';
import { useOnline } from '../../generic/outbox/use-online.ts';
import { ScreenLoadersContext } from '../../generic/resource/screen/screen.ts';
import { useConsole, useSession } from '../../ground/context/console-context.tsx';
import { keepOnDevice } from '../../ground/device/index.ts';
import { useUnsaved } from '../../ground/page/leave-guard.tsx';
import css from './app.css?inline';
import { followInstall, isInstalled } from './install.ts';
import { useAppText } from './text/index.ts';
import { WorkerLink } from './worker-link.ts';

/** A page that stays open looks for a new version this often, ms. */
const LOOK_EVERY = 3_600_000;

const ASSETS = '/elements/assets/';

/** Names the build that this page belongs to; the development server has none. */
const buildOfPage = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="gongdi-build"]')?.content;

/**
 * Whether this device keeps the console: telephones and tablets do, and whoever has installed it. A desktop has a
 * network and should not pay for it.
 */
const isKept = (phone: boolean): boolean =>
  phone || isInstalled() || matchMedia('(pointer: coarse)').matches || navigator.serviceWorker.controller !== null;

function linkOf(): WorkerLink | undefined {
  const build = buildOfPage();
  if (build === undefined || !('serviceWorker' in navigator)) return undefined;
  return new WorkerLink({
    container: navigator.serviceWorker,
    build,
    loaded: () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes(ASSETS)),
    reload: () => location.reload(),
  });
}

const NEVER = () => () => {};

/** What the console does as an application of its own: keeps itself on the device, and says when it is out of date. */
export default function AppParts({ phone }: { phone: boolean }) {
  const [link] = useState(linkOf);
  const [later, setLater] = useState(false);
  const isNew = useSyncExternalStore(link?.subscribe ?? NEVER, link?.isNew ?? (() => false));
  useEffect(followInstall, []);
  useKeptDevice(link !== undefined && isKept(phone));
  useEffect(() => {
    if (!link || !isKept(phone)) return;
    void link.start();
    const look = () => {
      if (document.visibilityState === 'visible') void link.look();
    };
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, LOOK_EVERY);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [link, phone]);
  return (
    <>
      <AwayBar />
      {link && isNew && !later && <UpdateBar onUpdate={() => link.apply()} onLater={() => setLater(true)} />}
    </>
  );
}

/** What a device keeps is fetched this long after the console has begun, ms: the page comes first. */
const AHEAD_AFTER = 2000;

/** Keeps on the device what a start without a network needs, and fetches it ahead while there is one. */
function useKeptDevice(on: boolean): void {
  const { client, session, ownMenu } = useConsole();
  const { menus, offline } = useSession();
  const queries = useQueryClient();
  const screens = use(ScreenLoadersContext);
  useEffect(() => (on ? keepOnDevice({ queries, session }) : undefined), [on, queries, session]);
  useEffect(() => {
    if (!on || !menus || offline) return;
    const control = new AbortController();
    const { signal } = control;
    const begin = () => {
      const { used } = ownMenu.snapshot();
      void fetchAhead({ menus, used, client, queries, screens, signal });
    };
    const timer = setTimeout(begin, AHEAD_AFTER);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [on, menus, offline, client, queries, screens, ownMenu]);
}

/** Says that there is no network, and what goes on without one. */
function AwayBar() {
  const text = useAppText();
  const online = useOnline();
  const { offline } = useSession();
  useSheet(css);
  if (online && !offline) return null;
  return (
    <div className="gd-app-away" role="status">
      <DisconnectOutlined aria-hidden /> {online ? text.unreached : text.away}
    </div>
  );
}

function UpdateBar({ onUpdate, onLater }: { onUpdate: () => void; onLater: () => void }) {
  const text = useAppText();
  const { message } = App.useApp();
  const isUnsaved = useUnsaved();
  const [busy, setBusy] = useState(false);
  useSheet(css);
  const update = () => {
    if (isUnsaved()) return void message.warning(text.unsaved);
    setBusy(true);
    onUpdate();
  };
  return (
    <div className="gd-app-update" role="status">
      <SyncOutlined aria-hidden />
      <span>
        <strong>{text.isNew}</strong>
        <small>{text.isNewHint}</small>
      </span>
      <Button type="text" onClick={onLater}>
        {text.later}
      </Button>
      <Button type="primary" loading={busy} onClick={update}>
        {text.update}
      </Button>
    </div>
  );
}
