import { useEffect, useRef } from 'react';
import { sizeOf, type PlanDrawing } from '../../plan/index.ts';
import type { Monitor } from '../session/monitor.ts';
import { useTicks } from '../../device/view/use-session.ts';
import { heatPixels } from './field.ts';
import { samplesOf } from './samples.ts';

/** Cells along the longer side, maximum number of samples used for each cell, ms between two drawings. */
const CELLS = 64;
const MOST = 400;
const EVERY = 1000;

/** Heat map of the main quantity over a drawing. The browser smooths between cells. */
export function HeatLayer({ monitor, drawing }: { monitor: Monitor; drawing: PlanDrawing }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ticks = useTicks(monitor, EVERY);
  const { width, height } = sizeOf(drawing);
  const [columns, rows] =
    width >= height
      ? [CELLS, Math.max(1, Math.round((CELLS * height) / width))]
      : [Math.max(1, Math.round((CELLS * width) / height)), CELLS];
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { samples } = samplesOf(monitor, drawing);
    const every = Math.ceil(samples.length / MOST);
    const used = every > 1 ? samples.filter((_, index) => index % every === 0) : samples;
    context.putImageData(new ImageData(heatPixels(used, columns, rows, width / height), columns, rows), 0, 0);
  }, [monitor, drawing, ticks, columns, rows, width, height]);
  return <canvas ref={canvas} className="gd-monitor-heat" width={columns} height={rows} aria-hidden />;
}
