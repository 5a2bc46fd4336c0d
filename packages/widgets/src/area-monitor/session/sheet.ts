import type { Times } from '@gongdi/domain';
import type { Monitor } from './monitor.ts';
import { csvBlob, csvLine } from '../../device/model/csv.ts';
import { levelWord, quantitiesOf, titleOf } from '../../device/model/values.ts';

/** Returns the values of all points as a file, for hosts whose source has no `exportValues`. */
export function valuesSheet(monitor: Monitor, { civilDay, dateTime }: Times): { blob: Blob; name: string } {
  const { lang, text } = monitor;
  const { devices, drawings, name } = monitor.state.get();
  const types = [...new Set([...devices.values()].map((one) => one.type))];
  const quantities = [...new Map(types.flatMap(quantitiesOf).map((one) => [one.key, one])).values()];
  const lines = [
    csvLine([
      text.point,
      text.deviceNumber,
      text.state,
      text.level,
      text.at,
      ...quantities.map((one) => titleOf(one, lang)),
    ]),
  ];
  for (const { device_id, name: own } of drawings.flatMap(({ points }) => points)) {
    const device = devices.get(device_id);
    const reading = device && monitor.shown(device_id);
    if (!device || !reading) continue;
    lines.push(
      csvLine([
        own || device.name,
        device.number,
        reading.online ? text.online : text.offline,
        levelWord(reading.level, text),
        reading.at ? dateTime(reading.at) : '',
        ...quantities.map(({ key }) => reading.values[key]),
      ]),
    );
  }
  const day = civilDay(Date.now());
  return { blob: csvBlob(lines), name: `${name || text.monitor}_${day}.csv` };
}
