import { CallFailure, calls } from '@gongdi/api';
import { archivefolder, fill, permission, projectmanage } from '@gongdi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Empty, Form, Input, Skeleton, Space, Switch } from 'antd';
import { saveBlob } from '../../../../kit/file/save-blob.ts';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { showFailure } from '../../../generic/show-failure.ts';
import { Permitted, useConsole } from '../../../ground/context/console-context.tsx';
import { useAsked } from '../../../ground/page/use-asked.ts';
import { useTitle } from '../../../ground/page/use-title.ts';
import { useProject } from '../../../ground/project/project.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import { Documents } from './documents.tsx';
import { Figures } from './figures.tsx';
import { FolderTree } from './folder-tree.tsx';
import { Hits } from './hits.tsx';
import css from './archive.css?inline';
import { useArchiveText } from './text/index.ts';

/** An archive of a project: its folders with what is missing, the documents of a folder, and the search of their texts. */
export function ArchivePage({ kind }: { kind: number }) {
  useSheet(css);
  const text = useArchiveText();
  const around = useProject();
  const [params, put] = useAsked();
  useTitle(text.titles[kind]);
  const project_id = params.get('project_id') ?? around;
  return (
    <section className="gd-console-page gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.titles[kind]}</h2>
      </div>
      <Form
        layout="inline"
        className="gd-archive-asked"
        key={project_id}
        initialValues={{ project_id }}
        onValuesChange={({ project_id: project }: { project_id?: string }) =>
          put({ project_id: project ?? null, folder: null })
        }
      >
        <Form.Item name="project_id" label={text.project} className="gd-archive-choice">
          <ReferenceSelect of={projectmanage.name} aria-label={text.project} placeholder={text.chooseProject} />
        </Form.Item>
        <Form.Item className="gd-archive-choice">
          <Input.Search
            allowClear
            maxLength={100}
            defaultValue={params.get('keyword') ?? ''}
            aria-label={text.search}
            placeholder={text.searchHint}
            onSearch={(keyword) => put({ keyword: keyword.trim() || null })}
          />
        </Form.Item>
      </Form>
      {project_id ? (
        <Archive
          key={project_id}
          asked={{ project_id, archive_kind: kind }}
          folder={params.get('folder')}
          keyword={params.get('keyword')}
          onlyMissing={params.get('missing') === '1'}
          put={put}
        />
      ) : (
        <Empty description={text.chooseProject} />
      )}
    </section>
  );
}

interface Props {
  asked: { project_id: string; archive_kind: number };
  folder: string | null;
  keyword: string | null;
  onlyMissing: boolean;
  put: (changes: Readonly<Record<string, string | null>>) => void;
}

function Archive({ asked, folder, keyword, onlyMissing, put }: Props) {
  const { client } = useConsole();
  const text = useArchiveText();
  const { data, error, refetch } = useQuery({
    queryKey: ['list', archivefolder.name, 'overview', asked],
    queryFn: ({ signal }) => client.call(calls.archive.overview, { query: asked }, { signal, quiet: true }),
    staleTime: 0,
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  const chosen = data.folders.find(({ id }) => id === folder);
  return (
    <>
      <Figures {...data} asked={asked} />
      <Tools asked={asked} onlyMissing={onlyMissing} put={put} hasFolders={data.folders.length > 0} />
      {data.more && <Alert type="warning" showIcon title={text.tooMany} />}
      {keyword !== null && <Hits asked={asked} keyword={keyword} />}
      {data.folders.length === 0 ? (
        <Empty description={text.none} />
      ) : (
        <div className="gd-archive-halves">
          <FolderTree
            folders={data.folders}
            onlyMissing={onlyMissing}
            chosen={folder}
            onChoose={(id) => put({ folder: id })}
          />
          <Documents asked={asked} folder={chosen} />
        </div>
      )}
    </>
  );
}

function Tools({
  asked,
  onlyMissing,
  put,
  hasFolders,
}: Pick<Props, 'asked' | 'onlyMissing' | 'put'> & { hasFolders: boolean }) {
  const { client } = useConsole();
  const text = useArchiveText();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const run = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    }
  };
  const generate = () =>
    run(async () => {
      const made = await client.call(calls.archive.generateFolders, { body: asked }, { quiet: true });
      void message.success(fill(text.generated, made));
      await queries.invalidateQueries();
    });
  const save = () =>
    run(async () => {
      const sheet = await client.call(calls.archive.missingSheet, { query: asked }, { quiet: true });
      saveBlob(sheet, `${text.missingName}.xlsx`);
    });
  return (
    <Space wrap className="gd-archive-tools">
      <Permitted code={permission(archivefolder.name, 'generate')}>
        <Button type={hasFolders ? 'default' : 'primary'} onClick={() => void generate()}>
          {text.generate}
        </Button>
      </Permitted>
      {hasFolders && (
        <>
          <Permitted code={permission(archivefolder.name, 'export')}>
            <Button onClick={() => void save()}>{text.exportMissing}</Button>
          </Permitted>
          <label className="gd-archive-switch">
            <Switch size="small" checked={onlyMissing} onChange={(checked) => put({ missing: checked ? '1' : null })} />
            {text.onlyMissing}
          </label>
        </>
      )}
    </Space>
  );
}
