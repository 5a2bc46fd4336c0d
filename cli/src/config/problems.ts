import type { Label } from '@gongdi/domain';
import { nearest } from '../nearest.ts';
import { say } from '../text/index.ts';
import { sayConfig } from './text/index.ts';
import type { Shape } from './description.ts';

/** What is wrong in a configuration file, and where: `lint.rules`. */
export interface Problem {
  path: string;
  reason: Label;
}

/** The first thing in a value that its shape does not allow. Names of rules, presets and engines are looked at later. */
export function problemIn(value: unknown, shape: Shape, path = ''): Problem | undefined {
  const wrong = (key: Parameters<typeof sayConfig>[0]): Problem => ({ path, reason: sayConfig(key) });
  switch (shape.kind) {
    case 'text':
      return typeof value === 'string' && value.trim() !== '' ? undefined : wrong('wantsText');
    case 'flag':
      return typeof value === 'boolean' ? undefined : wrong('wantsFlag');
    case 'count':
      return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= (shape.most ?? Infinity)
        ? undefined
        : wrong('wantsCount');
    case 'list':
      if (!Array.isArray(value)) return wrong('wantsList');
      return first(value.entries(), ([at, one]) => problemIn(one, shape.of, `${path}[${at}]`));
    case 'either':
      return shape.of.some((one) => !problemIn(value, one, path)) ? undefined : problemIn(value, shape.of[0]!, path);
    case 'map':
      if (!isObject(value)) return wrong('wantsObject');
      return first(Object.entries(value), ([name, one]) => problemIn(one, shape.of, below(path, name)));
    case 'object': {
      if (!isObject(value)) return wrong('wantsObject');
      const missing = shape.needs?.find((name) => value[name] === undefined);
      if (missing !== undefined) return { path: below(path, missing), reason: sayConfig('missing') };
      return first(Object.entries(value), ([name, one]) => {
        const own = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
        return own ? problemIn(one, own, below(path, name)) : unknown(below(path, name), name, shape.fields);
      });
    }
  }
}

function unknown(path: string, name: string, fields: Readonly<Record<string, Shape>>): Problem {
  const near = nearest(name, Object.keys(fields));
  return { path, reason: near === undefined ? sayConfig('unknown') : sayConfig('unknownNear', { near }) };
}

function first<T>(items: Iterable<T>, look: (item: T) => Problem | undefined): Problem | undefined {
  for (const item of items) {
    const problem = look(item);
    if (problem) return problem;
  }
  return undefined;
}

const below = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words for it. */
export function sayProblem(file: string, { path, reason }: Problem): Label {
  const at = path === '' ? '' : `${path}: `;
  const said = (lang: 'zh' | 'en') => say('badConfig', { path: file, reason: `${at}${reason[lang]}` })[lang];
  return { zh: said('zh'), en: said('en') };
}
