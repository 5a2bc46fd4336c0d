import { calls, CallFailure, type CallResult } from '@gongdi/api';
import { ERRORS, fill } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Result } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useConsole, useSession } from '../../../ground/context/console-context.tsx';
import { Brand } from '../../../ground/layout/brand.tsx';
import { Preferences } from '../../../ground/layout/preferences-menu.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import { PublicArea } from './public-area.tsx';
import css from './public-data.css?inline';
import { countLevels, LEVEL_MARKS } from './level-counts.ts';
import { usePublicText } from './text/index.ts';
import { useTimes } from '../../../../kit/clock/index.ts';
import { PageMain } from '../../../ground/page/page-main.tsx';

/** Interval between reads of the values, seconds. Public calls are rate-limited by IP address. */
const REFRESH = 30;

type Data = CallResult<typeof calls.area.publicData>;

/**
 * `/publicdata?projectId=…` or `?areaId=…`: the values that a site publishes to anybody, without a session (settled
 * point 4). If a later read fails, the last values stay on the screen.
 */
export function PublicDataPage() {
  const { client } = useConsole();
  const { token } = useSession();
  const text = usePublicText();
  const [params] = useSearchParams();
  const project_id = params.get('projectId') ?? undefined;
  const area_id = params.get('areaId') ?? undefined;
  const asked = project_id !== undefined || area_id !== undefined;
  const found = useQuery({
    queryKey: ['public-data', project_id, area_id],
    queryFn: ({ signal }) =>
      client.call(calls.area.publicData, { query: { project_id, area_id } }, { signal, quiet: true }),
    enabled: asked,
    refetchInterval: REFRESH * 1000,
  });
  useTitle(text.title, found.data?.project_name);
  useSheet(css);
  return (
    <PageMain className="gd-console gd-public" tabIndex={-1} data-gd-focus>
      <header className="gd-public-head">
        <span className="gd-console-brand">
          <Brand />
          {text.title}
        </span>
        <h1>{found.data?.project_name ?? ''}</h1>
        {token && <Link to="/jump">{text.toConsole}</Link>}
        <span className="gd-public-tools">
          <Preferences />
        </span>
      </header>
      {asked ? <Shown found={found} /> : <Result status="info" title={text.nothingAsked} subTitle={text.howToAsk} />}
    </PageMain>
  );
}

interface ShownProps {
  found: { data?: Data; error: Error | null; dataUpdatedAt: number; isFetching: boolean; refetch: () => unknown };
}

function Shown({ found: { data, error, dataUpdatedAt, isFetching, refetch } }: ShownProps) {
  const { dateTime } = useTimes();
  const text = usePublicText();
  const again = (
    <Button loading={isFetching} onClick={() => void refetch()}>
      {text.retry}
    </Button>
  );
  if (!data && error) {
    const missing = error instanceof CallFailure && error.code === ERRORS.notFound.code;
    return missing ? (
      <Result status="404" title={text.notPublished} subTitle={text.askAuthor} extra={again} />
    ) : (
      <Result status="error" title={text.failed} subTitle={error.message} extra={again} />
    );
  }
  if (!data) return <PageLoading />;
  const counts = countLevels(data.list);
  return (
    <div className="gd-console-page">
      <ul className="gd-public-counts" aria-label={text.counts}>
        {LEVEL_MARKS.map((mark) => (
          <li key={mark} data-level={mark}>
            <b>{counts[mark]}</b>
            <span>{text[mark]}</span>
          </li>
        ))}
      </ul>
      <p className="gd-console-record-info" role="status">
        {error ? text.stale : fill(text.updated, { seconds: REFRESH })} {dateTime(dataUpdatedAt)}
      </p>
      {data.areas.map((area) => (
        <PublicArea key={area.id} area={area} rows={data.list.filter(({ area_id }) => area_id === area.id)} />
      ))}
    </div>
  );
}
