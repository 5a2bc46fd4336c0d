import { resourceCalls, type calls } from '@gongdi/api';
import { archivedocument, archiveDocumentStatus, archiveSource, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Empty, Skeleton, Tag } from 'antd';
import { Link, useNavigate } from 'react-router';
import { Permitted, useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { Unread } from '../../../ground/status/unread.tsx';
import { useArchiveText } from './text/index.ts';

interface Props {
  asked: { project_id: string; archive_kind: number };
  folder: calls.archive.ArchiveFolder | undefined;
}

/** Documents that are shown; the list shows all. */
const SHOWN = 50;

/** The documents of a folder and of those below it, and the way to add one. */
export function Documents({ asked, folder }: Props) {
  const text = useArchiveText();
  if (!folder) return <Empty className="gd-archive-documents" description={text.choose} />;
  return <DocumentsOf key={folder.id} asked={asked} folder={folder} />;
}

function DocumentsOf({ asked, folder }: Props & { folder: calls.archive.ArchiveFolder }) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useArchiveText();
  const navigate = useNavigate();
  const query = { folder_id: folder.id, page_size: SHOWN };
  const { data, error, refetch } = useQuery({
    queryKey: ['list', archivedocument.name, query],
    queryFn: ({ signal }) => client.call(resourceCalls(archivedocument).list!, { query }, { signal, quiet: true }),
    staleTime: 0,
  });
  const labelOf = (entries: typeof archiveSource.entries, value: unknown) =>
    entries.find((one) => one.value === value)?.label[lang] ?? '';
  const add = `/${archivedocument.name}/add?${new URLSearchParams({ project_id: asked.project_id, folder_id: folder.id })}`;
  return (
    <section className="gd-archive-documents" aria-label={text.documents}>
      <div className="gd-archive-head">
        <h3>
          {folder.code} {folder.name}
        </h3>
        <Permitted code={permission(archivedocument.name, 'add')}>
          <Button type="primary" onClick={() => void navigate(add)}>
            {text.upload}
          </Button>
        </Permitted>
      </div>
      {error && <Unread error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton active />}
      {data?.list.length === 0 && <Empty description={text.noDocuments} />}
      <ul>
        {data?.list.map((one) => (
          <li key={one.id}>
            <Link to={`/${archivedocument.name}/detail?id=${one.id}`}>{one.document_title}</Link>
            <span>{one.document_date ?? ''}</span>
            <Tag>{labelOf(archiveSource.entries, one.archive_source)}</Tag>
            <Tag>{labelOf(archiveDocumentStatus.entries, one.document_status)}</Tag>
          </li>
        ))}
      </ul>
      {data && data.total > SHOWN && <Link to={`/${archivedocument.name}?folder_id=${folder.id}`}>{text.all}</Link>}
    </section>
  );
}
