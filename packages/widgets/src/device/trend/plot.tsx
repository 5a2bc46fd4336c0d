import type { Lang } from '@gongdi/domain';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type uPlot from 'uplot';
import plotCss from 'uplot/dist/uPlot.min.css?inline';
import { adoptCss } from '../../kit/shadow/index.ts';
import { levelWord } from '../model/values.ts';
import type { DeviceText } from '../text/index.ts';
import { makeChart, type ChartLook } from './chart.ts';
import { chartPicture } from './export.ts';
import { columnsOf, type LimitLine, type Line } from './series.ts';
import { useTimes } from '../../kit/clock/index.ts';

const HEIGHT = 240;
const NARROWEST = 200;

export interface PlotHandle {
  /** Resets the zoom. */
  whole(): void;
  picture(title: string): Promise<Blob | undefined>;
}

interface PlotProps {
  /** Keeps the same lines as long as the chart exists; their points may grow. */
  lines: readonly Line[];
  limits: readonly LimitLine[];
  title: string;
  decimals: number;
  lang: Lang;
  text: DeviceText;
  handle: Ref<PlotHandle>;
  onZoom(zoomed: boolean): void;
}

/** A chart that grows with its data; zoom and cursor stay. */
export function Plot(props: PlotProps) {
  const { lines, title, handle } = props;
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(null);
  const zoomed = useRef(false);
  const { zone } = useTimes();
  const latest = useRef({ ...props, zone });
  const [theme, setTheme] = useState('');
  useEffect(() => {
    latest.current = { ...props, zone };
  });
  useEffect(() => {
    const themed = box.current?.closest('.gd-root');
    if (!themed) return undefined;
    const follow = () => setTheme(themed.className);
    follow();
    const themes = new MutationObserver(follow);
    themes.observe(themed, { attributes: true, attributeFilter: ['class'] });
    return () => themes.disconnect();
  }, []);
  useEffect(() => {
    const element = box.current;
    if (!element || theme === '') return undefined;
    const root = element.getRootNode();
    if (root instanceof ShadowRoot) adoptCss(root, plotCss);
    const { text, lang, limits, decimals, lines: now } = latest.current;
    const made = makeChart(element, {
      lines: now,
      limits,
      look: lookOf(element),
      width: Math.max(NARROWEST, element.clientWidth),
      height: HEIGHT,
      locale: lang === 'zh' ? 'zh-CN' : 'en',
      zone: latest.current.zone,
      decimals,
      timeLabel: text.time,
      levelWord: (level) => levelWord(level, text),
      onZoom: (part) => {
        zoomed.current = part;
        latest.current.onZoom(part);
      },
    });
    plot.current = made;
    const sizes = new ResizeObserver(() =>
      made.setSize({ width: Math.max(NARROWEST, element.clientWidth), height: HEIGHT }),
    );
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      made.destroy();
      plot.current = null;
    };
  }, [theme]);
  useEffect(() => {
    plot.current?.setData(columnsOf(lines), !zoomed.current);
    if (zoomed.current) plot.current?.redraw();
  }, [lines]);
  useImperativeHandle(handle, () => ({
    whole: () => plot.current?.setData(columnsOf(latest.current.lines), true),
    picture: async (words) => {
      if (!plot.current || !box.current) return undefined;
      const ground = getComputedStyle(box.current).getPropertyValue('--gd-color-surface');
      return chartPicture(plot.current, words, ground, lookOf(box.current).text);
    },
  }));
  return <div ref={box} className="gd-device-plot" role="group" aria-label={title} />;
}

function lookOf(element: Element): ChartLook {
  const style = getComputedStyle(element);
  const color = (name: string) => style.getPropertyValue(`--gd-color-${name}`).trim();
  return {
    text: color('text-secondary') || color('text'),
    grid: color('border'),
    lines: [color('primary'), color('success'), '#8a5cd6', '#c2660c', '#0a8f9c', '#b0367f'],
    levels: [color('success'), color('warning'), color('danger'), color('danger')],
    font: '12px sans-serif',
  };
}
