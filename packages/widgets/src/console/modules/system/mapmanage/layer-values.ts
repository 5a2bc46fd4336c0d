import type { MapLayer } from '@gongdi/api';
import { LAYER_FIELDS, type LayerKind } from './layer-fields.ts';

/** The values of the form of a layer, as controls hold them. */
export type LayerValues = Readonly<Record<string, unknown>>;

type Point = { pixel: readonly [number, number]; at: readonly [number, number] };

/** Returns what the form shows of a layer. */
export function valuesOf(layer: MapLayer): LayerValues {
  const values: Record<string, unknown> = { ...layer };
  if ('subdomains' in layer) values['subdomains'] = layer.subdomains?.join(', ');
  if ('points' in layer)
    values['points'] = layer.points.map(({ pixel, at }) => [...pixel, ...at].join(', ')).join('\n');
  if (typeof layer.name === 'object') values['name'] = layer.name.zh;
  return values;
}

/**
 * Returns the layer of a form; empty fields are left out.
 * @param before the layer as it was: a name in both languages stays while it is not changed
 */
export function layerOf(kind: LayerKind, values: LayerValues, before?: MapLayer): MapLayer {
  const layer: Record<string, unknown> = { kind };
  for (const { name, control } of LAYER_FIELDS[kind]) {
    const value = typeof values[name] === 'string' ? values[name].trim() : values[name];
    if (value === undefined || value === null || value === '' || value === false) continue;
    if (control === 'points') layer[name] = pointsOf(value as string) ?? [];
    else if (name === 'subdomains') layer[name] = splitList(value as string);
    else layer[name] = value;
  }
  if (typeof before?.name === 'object' && layer['name'] === before.name.zh) layer['name'] = before.name;
  return layer as unknown as MapLayer;
}

const splitList = (text: string): string[] => text.split(/[,，\s]+/).filter((one) => one !== '');

/** Reads control points; null when a line has other than four numbers. */
export function pointsOf(text: string): Point[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const points = lines.map((line): Point | null => {
    const numbers = splitList(line).map(Number);
    const [x, y, longitude, latitude] = numbers;
    if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return null;
    return { pixel: [x!, y!], at: [longitude!, latitude!] };
  });
  return points.includes(null) ? null : (points as Point[]);
}

/** Reads `121.475, 31.230`; undefined for an empty text, null for anything else. */
export function centerOf(text: string): readonly [number, number] | undefined | null {
  if (text.trim() === '') return undefined;
  const numbers = splitList(text).map(Number);
  const [longitude, latitude] = numbers;
  if (numbers.length !== 2 || !numbers.every(Number.isFinite)) return null;
  return Math.abs(longitude!) <= 180 && Math.abs(latitude!) <= 90 ? [longitude!, latitude!] : null;
}
