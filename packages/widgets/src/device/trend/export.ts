import type { Times } from '@gongdi/domain';
import type uPlot from 'uplot';
import { csvBlob, csvLine } from '../model/csv.ts';
import { columnsOf, type Line } from './series.ts';

/** Returns the lines as a table: one row per instant, one column per device. */
export function linesSheet(lines: readonly Line[], timeTitle: string, { dateTime }: Times): Blob {
  const [times, ...columns] = columnsOf(lines);
  return csvBlob([
    csvLine([timeTitle, ...lines.map(({ name }) => name)]),
    ...times.map((at, row) => csvLine([dateTime(at * 1000), ...columns.map((column) => column[row] ?? null)])),
  ]);
}

/** Returns the chart as a picture on an opaque background, with a title. */
export async function chartPicture(chart: uPlot, title: string, ground: string, text: string): Promise<Blob> {
  const { canvas } = chart.ctx;
  const head = Math.round(36 * devicePixelRatio);
  const sheet = document.createElement('canvas');
  sheet.width = canvas.width;
  sheet.height = canvas.height + head;
  const pen = sheet.getContext('2d')!;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pen.fillStyle = text;
  pen.font = `${Math.round(14 * devicePixelRatio)}px sans-serif`;
  pen.textBaseline = 'middle';
  pen.fillText(title, head / 2, head / 2);
  pen.drawImage(canvas, 0, head);
  return new Promise((resolve, reject) => {
    sheet.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('canvas'))), 'image/png');
  });
}
