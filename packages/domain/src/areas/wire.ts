import { readPosition, separatorOf, splitAxis, writePosition, type DrawingSize } from './axis.ts';
import type { AreaType } from './define.ts';
import type { AreaForm, AreaPoint, Flag } from './form.ts';

type Entry = Readonly<Record<string, unknown>>;

/** Error about a point that cannot be read: its index in the list and the value that was found. */
export class PointError extends Error {
  readonly index: number;

  constructor(index: number, found: string) {
    super(`point ${index + 1}: no position on the drawing: ${found}`);
    this.name = 'PointError';
    this.index = index;
  }
}

/**
 * Reads the points of an area from the entries under its `listKey`.
 * @throws PointError
 */
export function readPoints(area: AreaType, entries: readonly Entry[], size: DrawingSize): AreaPoint[] {
  const single = area.axis === 'joined' ? entries.flatMap(takeApart) : entries;
  return single.map((entry, index) => {
    const numbers = numbersOf(area, entry);
    const position = numbers && readPosition(numbers[0], numbers[1], size);
    if (!position) throw new PointError(index, JSON.stringify(entry['axis'] ?? [entry['x_axis'], entry['y_axis']]));
    return { device_id: textOf(entry['device_id']), name: textOf(entry['point_name']), ...position };
  });
}

function numbersOf(area: AreaType, entry: Entry): readonly [string | number, string | number] | undefined {
  if (area.axis !== 'pair') return splitAxis(textOf(entry['axis']), area.axis);
  const [x, y] = [entry['x_axis'], entry['y_axis']];
  return isScalar(x) && isScalar(y) ? [x, y] : undefined;
}

/** Splits an entry with joined lists into one entry per point. */
function takeApart(entry: Entry): Entry[] {
  const [ids, names, axes] = ['device_id', 'point_name', 'axis'].map((key) => textOf(entry[key]).split(','));
  if (textOf(entry['axis']) === '') return [];
  return axes!.map((axis, index) => ({ device_id: ids![index] ?? '', point_name: names![index] ?? '', axis }));
}

/** Returns the entries under the `listKey` of an area. */
export function writePoints(area: AreaType, points: readonly AreaPoint[]): Record<string, unknown>[] {
  if (area.axis === 'joined') {
    if (points.length === 0) return [];
    const join = (part: (point: AreaPoint) => string) => points.map(part).join(',');
    return [
      {
        device_id: join((point) => point.device_id),
        axis: join((point) => axisOf(area, point)),
        ...(points.some(({ name }) => name !== '')
          ? { point_name: join((point) => point.name.replaceAll(',', ' ')) }
          : {}),
      },
    ];
  }
  return points.map((point) => {
    const [x_axis, y_axis] = writePosition(point);
    const position = area.axis === 'pair' ? { x_axis, y_axis } : { axis: axisOf(area, point) };
    return { device_id: point.device_id, ...position, ...(point.name === '' ? {} : { point_name: point.name }) };
  });
}

function axisOf(area: AreaType, point: AreaPoint): string {
  return writePosition(point).join(area.axis === 'pair' ? '' : separatorOf(area.axis));
}

/** Converts an area on the wire to the form value. @throws PointError */
export function readArea(area: AreaType, wire: Entry): AreaForm {
  const size = { width: countOf(wire['width']), height: countOf(wire['height']) };
  const entries = wire[area.listKey];
  return {
    company_id: textOf(wire['company_id']),
    project_id: textOf(wire['project_id']),
    ...size,
    area_name: textOf(wire['area_name']),
    url: textOf(wire[area.imageKey]),
    list: readPoints(area, Array.isArray(entries) ? (entries as Entry[]) : [], size),
    ...(area.construction ? { construction_flag: flagOf(wire['construction_flag']) } : {}),
    published_flag: flagOf(wire['published_flag']),
  };
}

/** Converts the form value to an area on the wire, in the format of its type. */
export function writeArea(area: AreaType, form: AreaForm): Record<string, unknown> {
  const { company_id, project_id, width, height, area_name, url, list, construction_flag, published_flag } = form;
  return {
    company_id,
    project_id,
    width,
    height,
    area_name,
    [area.imageKey]: url,
    [area.listKey]: writePoints(area, list),
    ...(area.construction ? { construction_flag: construction_flag ?? 0 } : {}),
    published_flag,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const flagOf = (value: unknown): Flag => (value === 1 || value === true ? 1 : 0);
const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
