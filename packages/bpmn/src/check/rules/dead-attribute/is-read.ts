import type { EngineFlavour } from '../../../model/index.ts';
import { moddleFor } from '../../../model/index.ts';
import type { EnginePrefix } from '../../extensions.ts';
import type { EngineTarget } from '../../types.ts';
import { isSince } from '../../target.ts';

const known = new Map<string, ReadonlySet<string>>();

/** Returns the local names of the attributes that an engine reads on a type, taken from the engine's descriptor. */
function attributesOf(engine: EngineFlavour, type: string): ReadonlySet<string> {
  const key = `${engine} ${type}`;
  let names = known.get(key);
  if (!names) {
    const { properties } = moddleFor(engine).getType(type).$descriptor;
    names = new Set(properties.filter(({ ns }) => ns.prefix === engine).map(({ ns }) => ns.localName));
    known.set(key, names);
  }
  return names;
}

/**
 * Returns whether the target reads an attribute of this name on elements of this type, in a namespace that it accepts.
 */
export function isRead(target: EngineTarget, type: string, prefix: EnginePrefix, local: string): boolean {
  if (target.engine === 'zeebe') return true;
  // Flowable reads these two names in Camunda's namespace only, since 6.8; its own names are async and asyncLeave.
  if (target.engine === 'flowable' && prefix === 'camunda' && (local === 'asyncBefore' || local === 'asyncAfter')) {
    return isSince(target.version, '6.8');
  }
  return attributesOf(target.engine, type).has(local);
}
