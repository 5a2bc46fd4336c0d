import type { Client } from '@gongdi/api';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useSession } from '../../device/view/use-session.ts';
import { DataProvider } from '../../kit/data/index.ts';
import type { TableSession } from '../session/table-session.ts';
import { TableView } from './table-view.tsx';

interface TableAppProps {
  session: TableSession;
  /** In the language of the session. */
  queries: QueryClient;
  readOnly: boolean;
  heading?: string;
}

/** What the kit's parts need around them: a client, the language, what was asked for already. */
export function TableApp({ session, queries, ...props }: TableAppProps) {
  // Another source brings another client.
  const { phase } = useSession(session);
  const { text } = session;
  if (phase === 'empty')
    return (
      <div className="gd-monitor-message">
        <h2>{text.empty}</h2>
        <p>{text.emptyText}</p>
      </div>
    );
  return (
    <QueryClientProvider client={queries}>
      <DataProvider client={session.source.client ?? NONE} lang={session.lang} owner="" person="">
        <TableView session={session} {...props} />
      </DataProvider>
    </QueryClientProvider>
  );
}

const nothing = () => Promise.reject(new Error('no connection'));

/** A host that gives its own data is asked for nothing over a line that is not there. */
const NONE: Client = {
  call: nothing,
  open: nothing,
  resolve: (url) => url,
  session: { get: () => null, set: () => undefined },
  current: () => Promise.resolve(null),
};
