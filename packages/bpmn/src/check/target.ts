import type { Model } from '../model/index.ts';
import { NAMESPACES } from '../model/index.ts';
import type { Engine, EngineTarget } from './types.ts';

const ENGINES: readonly Engine[] = ['camunda', 'flowable', 'activiti', 'zeebe'];

/** Parses `camunda`, `flowable@6.8`, `zeebe`; returns undefined when the text names no engine. */
export function parseEngineTarget(text: string): EngineTarget | undefined {
  const match = /^([a-z]+)(?:@(\d+(?:\.\d+)*))?$/.exec(text.trim().toLowerCase());
  const engine = ENGINES.find((name) => name === match?.[1]);
  if (!match || !engine) return undefined;
  return match[2] === undefined ? { engine } : { engine, version: match[2] };
}

/** Returns the engine that the model's own extensions were written for. */
export function targetOf(model: Model): EngineTarget | undefined {
  if (model.flavour !== 'plain') return { engine: model.flavour };
  return model.namespaces.some(({ uri, uses }) => uri === NAMESPACES.zeebe && uses > 0)
    ? { engine: 'zeebe' }
    : undefined;
}

/** Returns whether a version is `since` or later; an unknown version counts as the newest. */
export function isSince(version: string | undefined, since: string): boolean {
  if (version === undefined) return true;
  const own = version.split('.').map(Number);
  const other = since.split('.').map(Number);
  for (let at = 0; at < other.length; at += 1) {
    const difference = (own[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
