import type { ProcessDefinition } from '@gongdi/api';

type Version = Pick<ProcessDefinition, 'id' | 'version'>;

/**
 * Returns the version that another one is compared with unless the user chooses: the one before it, else the next one
 * after it.
 * @param others the other versions, newest first
 */
export function usualOther<V extends Version>(definition: V, others: readonly V[]): V | undefined {
  const before = others.filter((one) => one.version < definition.version);
  return before.toSorted((a, b) => b.version - a.version)[0] ?? others.at(-1);
}

/** Returns both versions in the order in which they were made; `later` is undefined if there is no other one. */
export function inOrder<V extends Version>(definition: V, other: V | undefined): { earlier: V; later: V | undefined } {
  return other && other.version < definition.version
    ? { earlier: other, later: definition }
    : { earlier: definition, later: other };
}
