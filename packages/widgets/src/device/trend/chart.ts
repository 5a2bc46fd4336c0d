import uPlot from 'uplot';
import type { LevelNumber } from '@gongdi/domain';
import { columnsOf, type LimitLine, type Line } from './series.ts';

export interface ChartLook {
  text: string;
  grid: string;
  lines: readonly string[];
  /** Colours by level. */
  levels: readonly string[];
  font: string;
}

interface ChartOptions {
  lines: readonly Line[];
  limits: readonly LimitLine[];
  look: ChartLook;
  width: number;
  height: number;
  locale: string;
  /** IANA time zone of the time axis. */
  zone: string;
  decimals: number;
  timeLabel: string;
  levelWord(level: LevelNumber): string;
  /** Called with true when the chart is zoomed, with false when the whole range is shown again. */
  onZoom(zoomed: boolean): void;
}

const DAY = 86_400;

/** Creates a chart of lines with limits. Times are shown in the zone of the site's days. */
export function makeChart(target: HTMLElement, options: ChartOptions): uPlot {
  const { lines, limits, look, width, height, decimals, timeLabel, onZoom } = options;
  const number = (value: number | null) => (value === null ? '--' : value.toFixed(decimals));
  const axis = { stroke: look.text, grid: { stroke: look.grid, width: 1 }, ticks: { stroke: look.grid, width: 1 } };
  const chart: uPlot = new uPlot(
    {
      width,
      height,
      tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), options.zone),
      cursor: { drag: { x: true, y: false }, points: { size: 7 } },
      legend: { live: true },
      scales: { y: { range: (_, low, high) => rangeWith(low, high, limits) } },
      axes: [
        { ...axis, font: look.font, values: (_, splits) => splits.map((one) => timeText(one, splits, options)) },
        { ...axis, font: look.font, size: 64 },
      ],
      series: [
        { label: timeLabel, value: (_, at) => (at === null ? '--' : timeText(at, [at, at + 1], options, true)) },
        ...lines.map(({ name }, index): uPlot.Series => ({
          label: name,
          stroke: look.lines[index % look.lines.length]!,
          width: 2,
          dash: index === 0 ? undefined : [10 - index, 2 + index],
          spanGaps: true,
          points: { show: lines[index]!.points.length < 40 },
          value: (_, value) => number(value),
        })),
      ],
      hooks: {
        draw: [(self) => drawLimits(self, limits, look, options.levelWord)],
        setScale: [
          (self, key) => {
            if (key !== 'x') return;
            const { min, max } = self.scales['x']!;
            const times = self.data[0];
            onZoom(times.length > 1 && (min! > times[0]! + 1 || max! < times.at(-1)! - 1));
          },
        ],
      },
    },
    columnsOf(lines),
    target,
  );
  return chart;
}

/** Returns the range of the data extended to near limits: a distant limit would flatten the lines. */
function rangeWith(low: number | null, high: number | null, limits: readonly LimitLine[]): [number, number] {
  if (low === null || high === null) return [0, 1];
  const span = high - low || Math.abs(high) || 1;
  const near = limits.map(({ value }) => value).filter((value) => value > low - 2 * span && value < high + 2 * span);
  const [least, most] = [Math.min(low, ...near), Math.max(high, ...near)];
  const room = (most - least || span) * 0.08;
  return [least - room, most + room];
}

function timeText(
  seconds: number,
  splits: readonly number[],
  options: Pick<ChartOptions, 'locale' | 'zone'>,
  whole = false,
): string {
  const long = (splits.at(-1) ?? 0) - (splits[0] ?? 0) > 2 * DAY;
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  const day: Intl.DateTimeFormatOptions = { month: '2-digit', day: '2-digit' };
  const format = whole ? { ...day, ...time, second: '2-digit' as const } : long ? day : time;
  return new Intl.DateTimeFormat(options.locale, { ...format, timeZone: options.zone }).format(
    new Date(seconds * 1000),
  );
}

function drawLimits(
  { ctx, bbox, valToPos, scales }: uPlot,
  limits: readonly LimitLine[],
  look: ChartLook,
  word: (level: LevelNumber) => string,
): void {
  const { min, max } = scales['y']!;
  ctx.save();
  ctx.font = look.font;
  ctx.textAlign = 'right';
  ctx.textBaseline = 'bottom';
  for (const { level, value } of limits) {
    if (min == null || max == null || value < min || value > max) continue;
    const y = Math.round(valToPos(value, 'y', true));
    ctx.strokeStyle = look.levels[level]!;
    ctx.fillStyle = look.levels[level]!;
    ctx.lineWidth = Math.max(1, devicePixelRatio);
    ctx.setLineDash([2 + level * 4, 4]);
    ctx.beginPath();
    ctx.moveTo(bbox.left, y);
    ctx.lineTo(bbox.left + bbox.width, y);
    ctx.stroke();
    ctx.fillText(`${word(level)} ${value}`, bbox.left + bbox.width - 4, y - 2);
  }
  ctx.restore();
}
