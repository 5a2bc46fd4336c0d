import { areaCallsOf, calls, resourceCalls, type Client, type Live, type LiveState } from '@gongdi/api';
import { AREAS, earlywarn, fileAt, type AreaType, type Lang, type LevelNumber } from '@gongdi/domain';
import { alarmOf, deviceCalls, quiet } from '../../device/host/calls.ts';
import { lineOver } from '../../device/host/connection.ts';
import { elementClient, type ClientContext } from '../../kit/client/element-client.ts';
import { fileNameOf } from '../../kit/file/file-name.ts';
import type { MonitorSource } from './props.ts';

const ALARMS = 200;

/** Returns a source that reads through the server that the page's configuration names. */
export function connect(context: ClientContext, areaId: string, lang: () => Lang): MonitorSource {
  const client = elementClient(context, lang);
  return connectOver(client, areaId, lineOver(client, context.config));
}

/** Returns a source that reads through an existing client, such as the console's client with its session. */
export function connectOver(
  client: Client,
  area_id: string,
  live: (onState: (state: LiveState) => void) => Live,
): MonitorSource {
  let project_id = '';
  let area: AreaType | undefined;
  let members = new Set<string>();
  const source: MonitorSource = {
    async load(signal) {
      const whole = await client.call(calls.area.areaMonitor, { body: { area_id } }, { signal, ...quiet });
      project_id = whole.project_id;
      area = AREAS.find(({ code }) => code === whole.area_type);
      members = new Set(whole.devices.map((one) => one.device_id));
      if (area && areaCallsOf(area).realExport) source.exportValues = exportValues;
      return {
        name: whole.area_name,
        project: whole.project_name,
        drawings: whole.drawings.map(({ id, list, ...drawing }) => ({
          ...drawing,
          key: id ?? 'main',
          points: list.map(({ device_id, point_name: name, xaxis: x, yaxis: y }) => ({ device_id, name, x, y })),
        })),
        devices: whole.devices.map((one) => ({
          id: one.device_id,
          name: one.device_name,
          number: one.device_number,
          type: one.device_type,
        })),
        readings: whole.devices.map((one) => ({ ...one, level: one.level as LevelNumber })),
      };
    },
    follow({ onReadings, onState, onGap }) {
      const line = live((state) => {
        if (state !== 'idle') onState(state);
      });
      onState('connecting');
      const end = line.subscribe(`area/${area_id}`, {
        onData: ({ data }) => onReadings(data.devices),
        onGap,
        onRefused: () => onState('refused'),
      });
      return () => {
        end();
        line.close();
      };
    },
    ...deviceCalls(client),
    async alarms(signal, since) {
      const query = {
        project_id,
        page: 1,
        page_size: ALARMS,
        ...(since === undefined
          ? { alarm_state: '1,2,3' }
          : { begin_started_at: new Date(since - WEEK).toISOString() }),
      };
      const { list } = await client.call(resourceCalls(earlywarn).list!, { query }, { signal, ...quiet });
      return list.filter((row) => members.has(row.device_id)).map(alarmOf);
    },
    async picture(url, signal) {
      const file = fileAt(url);
      const found = file && (await client.call(calls.file.fileInfo, { params: { id: file.id } }, { signal, ...quiet }));
      const answer = await fetch(client.resolve(found?.url ?? url), { signal });
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.blob();
    },
  };
  const exportValues = async () => {
    const answer = await client.open(areaCallsOf(area!).realExport!, { query: { area_id } }, quiet);
    return { blob: await answer.blob(), name: fileNameOf(answer.headers, 'values.xlsx') };
  };
  return source;
}

/** Alarms that began up to this long (ms) before a replay are read as well: they may still be on when it starts. */
const WEEK = 7 * 86_400_000;
