import { calls, resourceCalls } from '@gongdi/api';
import { areaOfCode, date, deviceinstall, devicelist, permission, type AreaType, type RowOf } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { Link } from 'react-router';
import { FieldValue } from '../../../../../kit/detail/record-detail.tsx';
import { useConsole, useLang, usePermissions } from '../../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { PageLoading } from '../../../../ground/status/page-loading.tsx';
import type { ScreenRowProps } from '../../../../generic/resource/screen/screen.ts';
import { fieldOf } from './field-of.ts';
import { useInstallText } from './text/index.ts';

type Event = RowOf<typeof deviceinstall>;
/** Code of `install_status` for a removal. */
const REMOVED = 3;
/** Maximum number of installations and removals shown; the list page has all of them. */
const SHOWN = 20;

/** Current place of a device, and its installations and removals, the latest first. */
export function InstallHistory({ row }: ScreenRowProps) {
  const { client } = useConsole();
  const may = usePermissions();
  const text = useInstallText();
  const allowed = may(permission(deviceinstall.name, 'list'));
  const query = { device_id: row.id, page_size: SHOWN };
  const history = useQuery({
    queryKey: ['list', deviceinstall.name, 'of', row.id],
    queryFn: ({ signal }) => client.call(resourceCalls(deviceinstall).list!, { query }, { signal, quiet: true }),
    enabled: allowed,
  });
  if (!allowed) return null;
  const events = history.data?.list ?? [];
  return (
    <section className="gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.history}</h2>
        {(history.data?.total ?? 0) > SHOWN && (
          <span className="gd-data-end">
            <Link to={`/${deviceinstall.name}?device_id=${row.id}`}>{text.historyAll}</Link>
          </span>
        )}
      </div>
      <Standing row={row} />
      {history.isLoading && <PageLoading />}
      {history.error && (
        <Alert
          type="error"
          showIcon
          title={history.error.message}
          action={<Button onClick={() => void history.refetch()}>{text.retry}</Button>}
        />
      )}
      {history.data && events.length === 0 && <p className="gd-console-record-info">{text.historyNone}</p>}
      <ol className="gd-console-install-history">
        {events.map((event) => (
          <HistoryEvent key={event.id} event={event} />
        ))}
      </ol>
    </section>
  );
}

function HistoryEvent({ event }: { event: Event }) {
  const text = useInstallText();
  const lang = useLang();
  const removed = event.install_status === REMOVED;
  const page = removed ? 'detailuninstall' : 'detailinstall';
  const facts = removed
    ? [event.install_place, event.uninstall_company, event.uninstall_reason]
    : [event.install_place, event.install_company, event.install_person];
  const day = removed ? event.uninstalled_at : event.installed_at;
  return (
    <li>
      <FieldValue field={fieldOf(deviceinstall, 'install_status')} value={event.install_status} />
      <time dateTime={day ?? undefined}>{date(day)}</time>
      <span className="gd-console-install-facts">{facts.filter(Boolean).join(lang === 'zh' ? '，' : ', ')}</span>
      <Link to={`/${devicelist.name}/${page}?id=${event.id}`} state={COMES_BACK}>
        {text.historyDetail}
      </Link>
    </li>
  );
}

/** Project and area that a device is bound to. The area is a link if the user may open its page. */
function Standing({ row }: ScreenRowProps) {
  const { client } = useConsole();
  const may = usePermissions();
  const text = useInstallText();
  const area_id = row['area_id'] as string | null | undefined;
  const area = useQuery({
    queryKey: ['areas', 'standing', area_id],
    queryFn: ({ signal }) =>
      client.call(calls.area.areaMonitor, { body: { area_id: area_id! } }, { signal, quiet: true }),
    enabled: Boolean(area_id),
    retry: false,
  });
  const found = area.data;
  const type: AreaType | undefined = found && areaOfCode(found.area_type);
  return (
    <dl className="gd-console-standing">
      <dt>{text.project}</dt>
      <dd>
        <FieldValue field={fieldOf(devicelist, 'project_id')} value={row['project_id']} />
      </dd>
      <dt>{text.area}</dt>
      <dd>
        {!area_id && text.areaNone}
        {found && type && may(permission(type.path, 'detail')) ? (
          <Link to={`/${type.path}/detail?id=${found.id}`}>{found.area_name}</Link>
        ) : (
          found?.area_name
        )}
        {area.error && text.areaHidden}
      </dd>
    </dl>
  );
}
