import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { WidgetContext } from '../kit/mount.ts';
import { ExtensionContext } from '../kit/definition/index.ts';
import { DataProvider, DictionaryProvider, releaseQueries } from '../kit/data/index.ts';
import { KitProvider } from '../kit/provider/index.ts';
import { AddressDialog } from '../map/address-picker/index.ts';
import {
  ConsoleProvider,
  useConsole,
  useLang,
  useSession,
  type ConsoleServices,
} from './ground/context/console-context.tsx';
import { isPublic, useLimits } from './ground/context/use-platform.ts';
import { createServices } from './create-services.ts';
import { useCustomFields } from './ground/live/use-custom-fields.ts';
import { useDictionaryOverlay } from './ground/live/use-overlay.ts';
import type { PreferenceStore } from './ground/context/preferences.ts';
import type { ConsoleRouter } from './routes/router.tsx';
import type { ConsoleSession } from './ground/session/session.ts';

interface ConsoleAppProps {
  context: WidgetContext;
  session: ConsoleSession;
  preferences: PreferenceStore;
  router: ConsoleRouter;
  standalone: boolean;
  queries: QueryClient;
  /** Passes what the element needs of the running console. */
  expose: (services: Pick<ConsoleServices, 'logout' | 'unsaved'>) => void;
}

export function ConsoleApp(props: ConsoleAppProps) {
  const { preferences, context } = props;
  const { theme, density, lang } = useSyncExternalStore(preferences.subscribe, preferences.snapshot);
  return (
    <KitProvider context={context} theme={theme} density={density} lang={lang === 'en' ? 'en' : 'zh-CN'}>
      <Services {...props}>
        <RouterProvider router={props.router} />
      </Services>
    </KitProvider>
  );
}

function Services({
  context,
  session,
  preferences,
  router,
  standalone,
  queries,
  expose,
  children,
}: ConsoleAppProps & { children: ReactNode }) {
  const { message } = App.useApp();
  const services = useMemo(
    () => createServices({ context, session, preferences, router, standalone, message }),
    [context, session, preferences, router, standalone, message],
  );
  useEffect(() => expose(services), [expose, services]);
  // Data that one user loaded must not be shown to the next user.
  useEffect(() => {
    let user = session.snapshot().user?.user_id;
    return session.subscribe(() => {
      const next = session.snapshot().user?.user_id;
      if (next !== user) releaseQueries(queries, isPublic);
      user = next;
      session.restore(queries);
    });
  }, [session, queries]);
  return (
    <QueryClientProvider client={queries}>
      <ConsoleProvider services={services}>
        <Data>{children}</Data>
      </ConsoleProvider>
    </QueryClientProvider>
  );
}

function Data({ children }: { children: ReactNode }) {
  const { client, typed } = useConsole();
  const { user } = useSession();
  const overlay = useDictionaryOverlay();
  const extension = useCustomFields();
  const limits = useLimits();
  const owner = user?.user_id ?? '';
  return (
    <DataProvider
      client={client}
      lang={useLang()}
      owner={owner}
      person={user?.nickname ?? ''}
      limits={limits}
      typed={typed}
      AddressPicker={AddressDialog}
    >
      <DictionaryProvider overlay={overlay}>
        <ExtensionContext value={extension}>{children}</ExtensionContext>
      </DictionaryProvider>
    </DataProvider>
  );
}
