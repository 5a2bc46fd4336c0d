import { calls } from '@gongdi/api';
import { archivedocument, fill } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Empty, Skeleton } from 'antd';
import { Link } from 'react-router';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { Unread } from '../../../ground/status/unread.tsx';
import { useArchiveText } from './text/index.ts';

/** Documents whose texts contain what was typed, with the text around the first place. */
export function Hits({ asked, keyword }: { asked: { project_id: string; archive_kind: number }; keyword: string }) {
  const { client } = useConsole();
  const text = useArchiveText();
  const query = { ...asked, keyword };
  const { data, error, refetch } = useQuery({
    queryKey: ['list', archivedocument.name, 'text', query],
    queryFn: ({ signal }) => client.call(calls.archive.searchText, { query }, { signal, quiet: true }),
    staleTime: 0,
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  return (
    <section className="gd-archive-hits" aria-label={text.search} aria-live="polite">
      {data.hits.length === 0 && <Empty description={text.noHits} />}
      <ul>
        {data.hits.map((hit) => (
          <li key={hit.id}>
            <Link to={`/${archivedocument.name}/detail?id=${hit.id}`}>{hit.title}</Link>
            <small>
              {hit.folder} {hit.document_date ?? ''}
            </small>
            <p>{hit.around}</p>
          </li>
        ))}
      </ul>
      {data.more && <p>{text.more}</p>}
      {data.waiting > 0 && <p>{fill(text.waiting, { count: data.waiting })}</p>}
    </section>
  );
}
