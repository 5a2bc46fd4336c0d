import { CallFailure, calls, MOST_TRACKS } from '@gongdi/api';
import { fill, instantAt, permission, projectmanage, SMART_HELMET } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { App, Button, DatePicker, Empty, Form, Select, Skeleton } from 'antd';
import { instantOf, wallClock } from '../../../../kit/clock/wall-clock.ts';
import { useTimes } from '../../../../kit/clock/index.ts';
import { saveBlob } from '../../../../kit/file/save-blob.ts';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { showFailure } from '../../../generic/show-failure.ts';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import { Replay } from './replay.tsx';
import { useTracksText } from './text/index.ts';
import css from './tracks.css?inline';
import { useAsked, type TracksAsked } from './use-asked.ts';

/** So many helmets are shown before somebody chooses: those that reported last. */
const FIRST = 5;
const DAY = 86_400_000;

/** `/trackmanagement`: replay of where helmets of a project were. */
export function TracksPage() {
  useSheet(css);
  const text = useTracksText();
  const { client } = useConsole();
  const [asked, put] = useAsked();
  useTitle(text.title);
  const { project } = asked;
  const devices = useQuery({
    queryKey: ['tracks', 'devices', project],
    queryFn: ({ signal }) =>
      client.call(
        calls.track.devices,
        { query: { project_id: project!, device_type: SMART_HELMET } },
        { signal, quiet: true },
      ),
    enabled: project !== null,
    staleTime: 60_000,
  });
  const ids = asked.ids ?? devices.data?.slice(0, FIRST).map(({ device_id }) => device_id) ?? [];
  return (
    <section className="gd-console-page gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.title}</h2>
        <ExportButton asked={asked} ids={ids} />
      </div>
      <Form layout="inline" className="gd-tracks-asked">
        <Form.Item label={text.project} className="gd-tracks-choice">
          <ReferenceSelect
            of={projectmanage.name}
            value={project}
            aria-label={text.project}
            placeholder={text.chooseProject}
            onChange={(next: unknown) => put({ project: typeof next === 'string' ? next : null, ids: null })}
          />
        </Form.Item>
        <Form.Item label={text.period}>
          <Period asked={asked} put={put} />
        </Form.Item>
        <Form.Item label={text.helmets} className="gd-tracks-helmets">
          <Helmets devices={devices.data ?? []} loading={devices.isLoading} ids={ids} put={put} />
        </Form.Item>
      </Form>
      {project === null ? (
        <Empty description={text.noProject} />
      ) : devices.isError ? (
        <Unread error={devices.error} retry={() => void devices.refetch()} />
      ) : !devices.data ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : devices.data.length === 0 ? (
        <Empty description={text.noHelmets} />
      ) : (
        ids.length > 0 && (
          <Replay key={`${project} ${ids.join()} ${asked.begin} ${asked.end}`} asked={asked} ids={ids} />
        )
      )}
    </section>
  );
}

interface AskedProps {
  asked: TracksAsked;
  put: (changes: Partial<TracksAsked>) => void;
}

function Period({ asked, put }: AskedProps) {
  const text = useTracksText();
  const { zone, civilDay } = useTimes();
  const midnight = (daysAgo: number) =>
    wallClock(instantAt(`${civilDay(Date.now() - daysAgo * DAY)} 00:00:00`, zone), zone);
  return (
    <DatePicker.RangePicker
      allowClear={false}
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      value={[wallClock(asked.begin, zone), wallClock(asked.end, zone)]}
      presets={[
        { label: text.today, value: () => [midnight(0), midnight(-1)] },
        { label: text.yesterday, value: () => [midnight(1), midnight(0)] },
        { label: text.days3, value: () => [midnight(2), midnight(-1)] },
      ]}
      onChange={(next) =>
        next?.[0] && next[1] && put({ begin: instantOf(next[0], zone), end: instantOf(next[1], zone) })
      }
    />
  );
}

interface HelmetsProps {
  devices: readonly {
    device_id: string;
    device_name: string;
    device_number: string;
    at: number | null;
    user: string;
  }[];
  loading: boolean;
  ids: readonly string[];
  put: AskedProps['put'];
}

function Helmets({ devices, loading, ids, put }: HelmetsProps) {
  const text = useTracksText();
  const { dateTime } = useTimes();
  return (
    <Select
      mode="multiple"
      aria-label={text.helmets}
      placeholder={fill(text.chooseHelmets, { most: MOST_TRACKS })}
      loading={loading}
      maxCount={MOST_TRACKS}
      maxTagCount="responsive"
      value={[...ids]}
      optionFilterProp="search"
      options={devices.map(({ device_id, device_name, device_number, at, user }) => ({
        value: device_id,
        label: user === '' ? device_name : `${user} · ${device_name}`,
        search: `${user} ${device_name} ${device_number}`,
        title: at === null ? text.never : fill(text.lastAt, { at: dateTime(new Date(at).toISOString()) }),
      }))}
      onChange={(next: string[]) => put({ ids: next })}
    />
  );
}

function ExportButton({ asked: { project, begin, end }, ids }: { asked: TracksAsked; ids: readonly string[] }) {
  const { client } = useConsole();
  const text = useTracksText();
  const { message } = App.useApp();
  const may = usePermissions();
  if (!may(permission('trackmanagement', 'export'))) return null;
  const save = async () => {
    try {
      const query = { project_id: project!, device_ids: ids.join(), begin, end };
      saveBlob(await client.call(calls.track.sheet, { query }, { quiet: true }), `${text.title}.xlsx`);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      showFailure(message, failure);
    }
  };
  return (
    <Button disabled={project === null || ids.length === 0} onClick={() => void save()}>
      {text.export}
    </Button>
  );
}
