import { calls, type CallResult } from '@gongdi/api';
import { fill, projectmanage } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Empty, Form, Pagination, Skeleton, Tag } from 'antd';
import { Segmented } from '../../../../kit/radios/index.ts';
import deviceCss from '../../../../device/device.css?inline';
import { VideoPanel } from '../../../../device/video/video-panel.tsx';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { useAsked } from '../../../ground/page/use-asked.ts';
import { useTitle } from '../../../ground/page/use-title.ts';
import { useProject } from '../../../ground/project/project.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import { useVideoText } from './text/index.ts';
import css from './video.css?inline';

type Helmets = CallResult<typeof calls.helmetboard.video>;

const LAYOUTS = [1, 4, 9] as const;
type Layout = (typeof LAYOUTS)[number];

/** `/helmetvideo`: live pictures of the helmets of a project; `device_id` opens that of one helmet. */
export function VideoPage() {
  useSheet(css);
  useSheet(deviceCss);
  const text = useVideoText();
  const { client } = useConsole();
  const around = useProject();
  const [params, put] = useAsked();
  useTitle(text.title);
  const project = params.get('project_id') ?? around;
  const device = params.get('device_id');
  const layout = LAYOUTS.find((one) => String(one) === params.get('layout')) ?? (device === null ? 4 : 1);
  const { data, error, refetch } = useQuery({
    queryKey: ['helmets', 'video', project],
    queryFn: ({ signal }) =>
      client.call(calls.helmetboard.video, { query: { project_id: project! } }, { signal, quiet: true }),
    enabled: project !== null,
    staleTime: 30_000,
  });
  return (
    <section className="gd-console-page gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.title}</h2>
        <Segmented<Layout>
          aria-label={text.layout}
          value={layout}
          options={LAYOUTS.map((value) => ({ value, label: fill(text.layoutOf, { n: value }) }))}
          onChange={(next) => put({ layout: String(next), page: null })}
        />
      </div>
      <Form layout="inline" className="gd-video-asked">
        <Form.Item label={text.project} className="gd-video-choice">
          <ReferenceSelect
            of={projectmanage.name}
            value={project}
            aria-label={text.project}
            placeholder={text.chooseProject}
            onChange={(next: unknown) =>
              put({ project_id: typeof next === 'string' ? next : null, device_id: null, page: null })
            }
          />
        </Form.Item>
      </Form>
      {project === null ? (
        <Empty description={text.noProject} />
      ) : error ? (
        <Unread error={error} retry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active />
      ) : data.length === 0 ? (
        <Empty description={text.none} />
      ) : (
        <Wall
          helmets={ahead(data, device)}
          layout={layout}
          page={Number(params.get('page') ?? 1)}
          onPage={(page) => put({ page: String(page) })}
        />
      )}
    </section>
  );
}

/** The helmet that was asked for comes first. */
const ahead = (helmets: Helmets, device: string | null): Helmets =>
  helmets.toSorted((a, b) => Number(b.device_id === device) - Number(a.device_id === device));

interface WallProps {
  helmets: Helmets;
  layout: Layout;
  page: number;
  onPage: (page: number) => void;
}

/** The pictures of one page: only these are played. */
function Wall({ helmets, layout, page, onPage }: WallProps) {
  const text = useVideoText();
  const lang = useLang();
  const { client } = useConsole();
  const from = Math.min(Math.max(0, page - 1) * layout, Math.floor((helmets.length - 1) / layout) * layout);
  return (
    <>
      <ul className="gd-video-wall" data-layout={layout}>
        {helmets.slice(from, from + layout).map(({ device_id, device_name, user, online, stream_url }) => {
          const name = user === '' ? device_name : `${user} · ${device_name}`;
          return (
            <li key={device_id} aria-label={fill(text.picture, { name })}>
              <VideoPanel url={client.resolve(stream_url)} name={name} lang={lang} />
              <p className="gd-video-name">
                {name} {!online && <Tag>{text.offline}</Tag>}
              </p>
            </li>
          );
        })}
      </ul>
      <Pagination
        size="small"
        hideOnSinglePage
        showSizeChanger={false}
        current={from / layout + 1}
        pageSize={layout}
        total={helmets.length}
        onChange={onPage}
      />
    </>
  );
}
