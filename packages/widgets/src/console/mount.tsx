import { sharedProvider } from '@gongdi/api';
import { langOf } from '@gongdi/domain';
import { createQueries, endQueries } from '../kit/data/index.ts';
import { adoptCss, renderWidget } from '../kit/shadow/index.ts';
import type { MountWidget } from '../kit/mount.ts';
import { ConsoleApp } from './app.tsx';
import dataCss from '../kit/data/data.css?inline';
import filesCss from '../kit/preview/files.css?inline';
import tabsCss from './frame/tabs/tabs.css?inline';
import css from './console.css?inline';
import noticeCss from './frame/notice/notice.css?inline';
import { withServerMaps } from './ground/context/map-settings.ts';
import { createPreferences } from './ground/context/preferences.ts';
import { createConsoleRouter, type Routing } from './routes/router.tsx';
import { DEVICE } from './ground/storage-keys.ts';
import { checkedPages, HOST_PAGES, withHostPages } from './ground/menus/host-pages.ts';
import { projectIn, withProject } from './ground/project/project.ts';
import { keptSession } from './ground/session/kept-session.ts';
import { keepAnswers } from './ground/session/kept-answers.ts';
import { storage } from './ground/session/storage.ts';
import { ConsoleSession, type OnDevice } from './ground/session/session.ts';

export interface ConsoleProps {
  /**
   * `history`: uses the page's address; `hash`: uses the part behind `#`; `memory` (default): leaves the address alone.
   */
  routing?: Routing;
  /** First page when `routing` is `memory`. */
  path?: string;
  /** Prefix of the console's own addresses when `routing` is `history`. */
  basePath?: string;
  /** True if the console is the whole page: it sets the cookies of the specification and the title of the page. */
  standalone?: boolean;
  theme?: 'light' | 'dark' | 'auto';
  density?: 'default' | 'compact';
  lang?: string;
  /** Id of the project in which the pages are shown; an address that names another one is followed. */
  project?: string;
}

const ON_DEVICE: OnDevice = {
  read: async () => {
    const { browserDevice, readDevice, restoreAnswers } = await import('./ground/device/index.ts');
    const device = await readDevice(browserDevice, Date.now());
    return device && { ...device, restore: (queries) => restoreAnswers(queries, device.answers) };
  },
  forget: () => void globalThis.indexedDB?.deleteDatabase(DEVICE.database),
};

/** The site-management console. Methods: `navigate(path)`, `logout()`. */
export const mount: MountWidget<ConsoleProps> = (outer, props) => {
  const { root } = outer;
  adoptCss(root, dataCss, filesCss);
  adoptCss(root, css, tabsCss, noticeCss);
  const preferences = createPreferences({
    ...(props.theme ? { theme: props.theme } : {}),
    ...(props.density ? { density: props.density } : {}),
    lang: langOf(props.lang ?? outer.config.lang),
  });
  const lang = () => preferences.snapshot().lang;
  // A host that provides sessions stores them itself.
  const kept = props.standalone && !outer.config.token ? keptSession(outer.config, lang) : undefined;
  const pages = checkedPages(outer.config.pages);
  const session = new ConsoleSession(props.standalone === true, kept, ON_DEVICE, (menus) =>
    withHostPages(menus, pages, lang()),
  );
  const token = kept ? () => session.resume() : sharedProvider(outer.config);
  const own = { ...outer, config: { ...outer.config, token } };
  const context = props.standalone ? withServerMaps(own, session, lang) : own;
  const router = createConsoleRouter(props.routing ?? 'memory', props.path, props.basePath, pages);
  const inProject = (project: string | undefined) => {
    const { pathname, search, hash } = router.state.location;
    const to = { pathname, search: withProject(search, project ?? null) || '?project=', hash };
    void router.navigate(to, { replace: true });
  };
  if (props.project && !projectIn(router.state.location.search)) inProject(props.project);
  const api = {
    navigate: (path: string) => router.navigate(path),
    logout: async () => {},
  };
  let unsaved = { check: () => false };
  const queries = createQueries();
  const endKeeping = keepAnswers(queries, {
    get: storage.get,
    // An answer that comes after the logout is not stored for whoever is next.
    set: (part, answer) => {
      if (storage.get('user')) storage.set(part, answer);
    },
  });
  const app = (
    <ConsoleApp
      context={context}
      session={session}
      preferences={preferences}
      router={router}
      standalone={props.standalone === true}
      queries={queries}
      expose={({ logout, unsaved: answer }) => {
        api.logout = logout;
        unsaved = answer;
      }}
    />
  );
  const rendered = renderWidget(context, app);
  let given = props;
  return {
    api,
    update(next) {
      // Only the attribute that the page changed: a theme chosen in the console stays until the page changes the
      // attribute.
      if (next.theme && next.theme !== given.theme) preferences.change({ theme: next.theme });
      if (next.density && next.density !== given.density) preferences.change({ density: next.density });
      if (next.project !== given.project) inProject(next.project);
      if (next.lang && next.lang !== given.lang) preferences.change({ lang: langOf(next.lang) });
      given = next;
    },
    unsaved: () => unsaved.check(),
    unmount() {
      rendered.unmount();
      for (const page of outer.host.querySelectorAll(HOST_PAGES)) page.remove();
      endKeeping();
      endQueries(queries);
      router.dispose();
    },
  };
};
