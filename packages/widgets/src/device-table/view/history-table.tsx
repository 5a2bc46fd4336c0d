import { fill } from '@gongdi/domain';
import { useState } from 'react';
import { csvBlob, csvLine } from '../../device/model/csv.ts';
import { quantitiesOf, titleOf, valueText } from '../../device/model/values.ts';
import type { Device } from '../../device/host/props.ts';
import type { DeviceSession } from '../../device/session/device-session.ts';
import { messageOf } from '../../device/session/message-of.ts';
import { RangeSelect } from '../../device/trend/range-select.tsx';
import { RANGES, type TrendRange } from '../../device/model/ranges.ts';
import { Failure } from '../../device/controls/failure.tsx';
import { Button } from '../../device/controls/button.tsx';
import { useAsked } from '../../device/controls/use-asked.ts';
import { saveBlob } from '../../kit/file/save-blob.ts';
import { historyRows } from '../model/history.ts';
import type { TableText } from '../text/index.ts';
import { useTimes } from '../../kit/clock/index.ts';

/** Number of rows of one history. */
const ROWS = 120;

interface HistoryTableProps {
  session: DeviceSession;
  device: Device;
  text: TableText;
}

/** History of a device's values as a table, newest first. */
export function HistoryTable({ session, device, text }: HistoryTableProps) {
  const { dateTime, civilDay } = useTimes();
  const { lang, source } = session;
  const [range, setRange] = useState<TrendRange>('hour24');
  const [attempt, setAttempt] = useState(0);
  const quantities = quantitiesOf(device.type);
  const asked = useAsked(`${device.id} ${range} ${attempt}`, async (signal) => {
    const end = Date.now();
    const found = await source.trend!(
      {
        device_id: device.id,
        quantities: quantities.map(({ key }) => key),
        begin: end - RANGES[range],
        end,
        points: ROWS,
      },
      signal,
    );
    return historyRows(found);
  });
  const rows = asked.state === 'ready' ? asked.value : [];
  const save = () => {
    const lines = [
      csvLine([text.time, ...quantities.map((one) => titleOf(one, lang))]),
      ...rows.map(({ at, values }) => csvLine([dateTime(at), ...quantities.map(({ key }) => values.get(key))])),
    ];
    saveBlob(csvBlob(lines), `${device.name}_${civilDay(Date.now())}.csv`);
  };
  return (
    <section className="gd-table-history" aria-label={text.tabHistory}>
      <div className="gd-device-tools">
        <RangeSelect text={text} value={range} onChange={setRange} />
        <Button label={text.saveCsv} disabled={rows.length === 0} onClick={save}>
          {text.saveCsv}
        </Button>
      </div>
      {asked.state === 'loading' && <p className="gd-device-none">{text.historyLoading}</p>}
      {asked.state === 'failed' && (
        <Failure
          text={text}
          message={fill(text.historyFailed, { reason: messageOf(asked.error, text) })}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      {asked.state === 'ready' && rows.length === 0 && <p className="gd-device-none">{text.historyNone}</p>}
      {rows.length > 0 && (
        // Focusable, so that the arrow keys scroll it in both directions.
        <div
          className="gd-table-scroll"
          role="group"
          tabIndex={0}
          aria-label={fill(text.historyTable, { name: device.name })}
        >
          <table>
            <caption>{text.historyMean}</caption>
            <thead>
              <tr>
                <th scope="col">{text.time}</th>
                {quantities.map((one) => (
                  <th key={one.key} scope="col">
                    {titleOf(one, lang)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ at, values }) => (
                <tr key={at}>
                  <th scope="row">{dateTime(at)}</th>
                  {quantities.map((one) => (
                    <td key={one.key}>{valueText({ ...one, unit: '' }, values.get(one.key), lang)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
