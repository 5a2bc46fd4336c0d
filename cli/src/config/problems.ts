import type { Label } from '@gongdi/domain';
import { nearest } from '../nearest.ts';
import { cliMessage } from '../text/index.ts';
import { configMessage } from './text/index.ts';
import type { Shape } from './description.ts';

/** An error in a configuration file with its path: `lint.rules`. */
export interface Problem {
  path: string;
  reason: Label;
}

type ShapeOf<K extends Shape['kind']> = Extract<Shape, { kind: K }>;

/** Returns the first error in a value according to its shape. Names of rules, presets and engines are checked later. */
export function problemIn(value: unknown, shape: Shape, path = ''): Problem | undefined {
  const wrong = (key: Parameters<typeof configMessage>[0]): Problem => ({ path, reason: configMessage(key) });
  switch (shape.kind) {
    case 'text':
      return typeof value === 'string' && value.trim() !== '' ? undefined : wrong('wantsText');
    case 'flag':
      return typeof value === 'boolean' ? undefined : wrong('wantsFlag');
    case 'count':
      return isCount(value, shape.most) ? undefined : wrong('wantsCount');
    case 'list':
      if (!Array.isArray(value)) return wrong('wantsList');
      return first(value.entries(), ([at, one]) => problemIn(one, shape.of, `${path}[${at}]`));
    case 'either':
      return shape.of.some((one) => !problemIn(value, one, path)) ? undefined : problemIn(value, shape.of[0]!, path);
    case 'map':
      if (!isObject(value)) return wrong('wantsObject');
      return first(Object.entries(value), ([name, one]) => problemIn(one, shape.of, below(path, name)));
    case 'object':
      return isObject(value) ? problemInFields(value, shape, path) : wrong('wantsObject');
  }
}

/** Returns the first missing, unknown or wrong field of an object. */
function problemInFields(value: Record<string, unknown>, shape: ShapeOf<'object'>, path: string): Problem | undefined {
  const missing = shape.needs?.find((name) => value[name] === undefined);
  if (missing !== undefined) return { path: below(path, missing), reason: configMessage('missing') };
  return first(Object.entries(value), ([name, one]) => {
    const own = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
    return own ? problemIn(one, own, below(path, name)) : unknown(below(path, name), name, shape.fields);
  });
}

function unknown(path: string, name: string, fields: Readonly<Record<string, Shape>>): Problem {
  const near = nearest(name, Object.keys(fields));
  return { path, reason: near === undefined ? configMessage('unknown') : configMessage('unknownNear', { near }) };
}

function first<T>(items: Iterable<T>, look: (item: T) => Problem | undefined): Problem | undefined {
  for (const item of items) {
    const problem = look(item);
    if (problem) return problem;
  }
  return undefined;
}

const isCount = (value: unknown, most = Infinity): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
const below = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the message for a problem. */
export function problemMessage(file: string, { path, reason }: Problem): Label {
  const at = path === '' ? '' : `${path}: `;
  const textIn = (lang: 'zh' | 'en') => cliMessage('badConfig', { path: file, reason: `${at}${reason[lang]}` })[lang];
  return { zh: textIn('zh'), en: textIn('en') };
}
