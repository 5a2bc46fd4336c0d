import type { Client } from '@gongdi/api';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useSession } from '../../device/view/use-session.ts';
import { DataProvider } from '../../kit/data/index.ts';
import { AddressDialog } from '../../map/address-picker/index.ts';
import type { TableSession } from '../session/table-session.ts';
import { TableView } from './table-view.tsx';

interface TableAppProps {
  session: TableSession;
  /** Query cache; its answers are in the language of the session. */
  queries: QueryClient;
  readOnly: boolean;
  heading?: string;
}

/** Provides the context of the kit's components: client, language, query cache. */
export function TableApp({ session, queries, ...props }: TableAppProps) {
  // A new source has a new client.
  const { phase } = useSession(session);
  const { text } = session;
  if (phase === 'empty')
    return (
      <div className="gd-device-message">
        <h2>{text.empty}</h2>
        <p>{text.emptyText}</p>
      </div>
    );
  return (
    <QueryClientProvider client={queries}>
      <DataProvider
        client={session.source.client ?? NONE}
        lang={session.lang}
        owner=""
        person=""
        AddressPicker={AddressDialog}
      >
        <TableView session={session} {...props} />
      </DataProvider>
    </QueryClientProvider>
  );
}

const nothing = () => Promise.reject(new Error('no connection'));

/** Client for hosts that supply their own data: it sends no requests, since there is no server. */
const NONE: Client = {
  call: nothing,
  open: nothing,
  resolve: (url) => url,
  session: { get: () => null, set: () => undefined },
  current: () => Promise.resolve(null),
};
