import { fill, type LevelRule } from '@gongdi/domain';
import { useMemo, useRef, useState } from 'react';
import { saveBlob } from '../../kit/file/save-blob.ts';
import { quantitiesOf, titleOf } from '../model/values.ts';
import type { Device } from '../host/props.ts';
import type { DeviceSession } from '../session/device-session.ts';
import type { ChartState } from '../session/state.ts';
import { Button } from '../controls/button.tsx';
import { Failure } from '../controls/failure.tsx';
import { useAsked } from '../controls/use-asked.ts';
import { CompareSelect } from './compare-select.tsx';
import { linesSheet } from './export.ts';
import { Plot, type PlotHandle } from './plot.tsx';
import { RangeSelect } from './range-select.tsx';
import { limitLines } from './series.ts';
import { SummaryTable } from './summary-table.tsx';
import { useLines } from './use-lines.ts';
import { useTimes } from '../../kit/clock/index.ts';

interface TrendPanelProps {
  session: DeviceSession;
  chart: ChartState;
  devices: ReadonlyMap<string, Device>;
  /** Devices of the same type that can be added for comparison. */
  others?: readonly Device[];
}

const NONE: readonly Device[] = [];

/** Trend of one quantity for one or more devices. */
export default function TrendPanel({ session, chart, devices, others = NONE }: TrendPanelProps) {
  const { lang, text, source } = session;
  const times = useTimes();
  const plot = useRef<PlotHandle>(null);
  const [zoomed, setZoomed] = useState(false);
  const first = devices.get(chart.devices[0] ?? '');
  const quantities = first ? quantitiesOf(first.type) : [];
  const quantity = quantities.find(({ key }) => key === chart.quantity);
  const { state, lines, reason, retry } = useLines(session, chart, devices);
  const limits = useAsked<readonly LevelRule[]>(source.limits && first ? first.id : null, (signal) =>
    source.limits!(first!.id, signal),
  );
  const drawn = useMemo(
    () => (limits.state === 'ready' ? limitLines(limits.value, chart.quantity) : []),
    [limits, chart.quantity],
  );
  const change = (next: Partial<ChartState>) => session.state.set({ chart: { ...chart, ...next } });
  const some = lines.some(({ points }) => points.length > 0);
  const shape = `${chart.devices.join(' ')} ${chart.quantity} ${chart.range} ${drawn.length} ${lang} ${times.zone}`;

  const names = lines.map((one) => one.name).join('、');
  const title = fill(text.chartOf, { quantity: quantity ? titleOf(quantity, lang) : chart.quantity, names });
  const savePicture = async () => {
    const picture = await plot.current?.picture(title);
    if (picture) saveBlob(picture, `${title}.png`);
  };
  return (
    <section className="gd-device-trend" aria-label={text.trend} part="trend">
      <div className="gd-device-tools">
        <h3>{text.trend}</h3>
        <select
          className="gd-device-input"
          aria-label={text.quantity}
          value={chart.quantity}
          onChange={({ target }) => change({ quantity: target.value })}
        >
          {quantities.map((one) => (
            <option key={one.key} value={one.key}>
              {titleOf(one, lang)}
            </option>
          ))}
        </select>
        <RangeSelect text={text} value={chart.range} onChange={(range) => change({ range })} />
        <CompareSelect session={session} chart={chart} others={others} />
        <Button label={text.resetZoom} disabled={!zoomed} onClick={() => plot.current?.whole()}>
          {text.resetZoom}
        </Button>
        <Button label={text.savePng} disabled={!some} onClick={() => void savePicture()}>
          {text.savePng}
        </Button>
        <Button
          label={text.saveCsv}
          disabled={!some}
          onClick={() => saveBlob(linesSheet(lines, text.time, times), `${title}.csv`)}
        >
          {text.saveCsv}
        </Button>
        <Button label={text.close} sign="✕" onClick={() => session.state.set({ chart: null })} />
      </div>
      {state === 'loading' && <p className="gd-device-none">{text.chartLoading}</p>}
      {state === 'failed' && <Failure text={text} message={fill(text.chartFailed, { reason })} onRetry={retry} />}
      {state === 'ready' && !some && <p className="gd-device-none">{text.chartNone}</p>}
      {state === 'ready' && some && (
        <Plot
          key={shape}
          handle={plot}
          title={title}
          lines={lines}
          limits={drawn}
          decimals={quantity?.decimals ?? 2}
          lang={lang}
          text={text}
          onZoom={setZoomed}
        />
      )}
      {some && quantity && (
        <SummaryTable
          lines={lines}
          quantity={quantity}
          lang={lang}
          text={text}
          onRemove={(device) => change({ devices: chart.devices.filter((id) => id !== device) })}
        />
      )}
    </section>
  );
}
