import { resourceCalls } from '@gongdi/api';
import { allResources, permission, type AnyResource, type Attention } from '@gongdi/domain';
import { useQueries } from '@tanstack/react-query';
import { Empty, Skeleton } from 'antd';
import { Link } from 'react-router';
import { useConsole, useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { useWorkbenchText } from './text/index.ts';

interface Waiting extends Attention {
  resource: AnyResource;
}

/** Milliseconds until the numbers are asked for again while the page is on view. */
const FRESH = 60_000;

/** What waits for somebody, in numbers: each leads to the list that shows the records. Nothing is hidden at zero. */
export function AttentionCards() {
  const { client } = useConsole();
  const text = useWorkbenchText();
  const lang = useLang();
  const may = usePermissions();
  const waiting = allResources().flatMap((resource): Waiting[] =>
    may(permission(resource.name, 'list'))
      ? (resource.attention ?? []).map((attention) => ({ ...attention, resource }))
      : [],
  );
  const counts = useQueries({
    queries: waiting.map(({ resource, filters }) => ({
      queryKey: ['list', resource.name, 'count', filters],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        client.call(
          resourceCalls(resource).list!,
          { query: { ...filters, page: 1, page_size: 1 } },
          { signal, quiet: true },
        ),
      refetchInterval: FRESH,
    })),
  });
  if (waiting.length === 0) return <Empty description={text.attentionNone} />;
  return (
    <ul className="gd-attention" aria-label={text.attention}>
      {waiting.map(({ resource, label, filters, level }, at) => {
        const { data, error } = counts[at]!;
        const number = data ? `${data.total}${data.total_capped ? '+' : ''}` : undefined;
        return (
          <li key={`${resource.name} ${label.en}`}>
            <Link
              className={`gd-attention-card gd-attention-${data && data.total > 0 ? level : 'calm'}`}
              to={`/${resource.name}?${new URLSearchParams(filters)}`}
            >
              <span>{label[lang]}</span>
              {number === undefined && !error ? (
                <Skeleton.Button active size="small" />
              ) : (
                <strong>{number ?? <small>{text.attentionFailed}</small>}</strong>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
