import { ENGINE_FLAVOURS, NAMESPACES } from './namespaces.ts';
import type { Scan } from './scan.ts';
import type { EngineFlavour, Flavour } from './types.ts';

export interface Detected {
  readonly flavour: Flavour;
  readonly mixed: readonly EngineFlavour[];
  /** Whether the model has more content for an unknown engine than for the engine that its content indicates. */
  readonly isForeign: boolean;
}

/**
 * Determines the engine that a model was written for. The order of the criteria: the engine that a conversion has
 * named; then the engine that reads the largest part of the content in its own namespace; then the only declared engine
 * namespace without content, because a conversion marks a model without engine content in this way; then the engine
 * with the most content that no engine reads, such as a modeler's notes or the remains of a conversion; else `plain`.
 * Prefixes do not count: hundreds of public files bind `camunda` to Activiti's address.
 */
export function detectFlavour(
  scan: Pick<Scan, 'namespaces' | 'executable' | 'mark' | 'foreign'>,
  forced?: Flavour,
): Detected {
  const of = (flavour: EngineFlavour) => scan.namespaces.find(({ uri }) => uri === NAMESPACES[flavour]);
  const uses = (flavour: EngineFlavour) => of(flavour)?.uses ?? 0;
  const reads = (flavour: EngineFlavour) => scan.executable.get(flavour) ?? 0;
  const most = (count: (flavour: EngineFlavour) => number): EngineFlavour | undefined =>
    ENGINE_FLAVOURS.filter((flavour) => count(flavour) > 0).toSorted((a, b) => count(b) - count(a))[0];
  const unused = ENGINE_FLAVOURS.filter((flavour) => of(flavour) && uses(flavour) === 0);
  const detected = scan.mark ?? most(reads) ?? (unused.length === 1 ? unused[0] : undefined) ?? most(uses) ?? 'plain';
  const flavour = forced ?? detected;
  // Beside a known engine, content in a namespace without a known name belongs to an embedder.
  const isForeign =
    scan.mark === undefined &&
    scan.foreign.some(({ name, uses: own }) => detected === 'plain' || (name !== undefined && own > reads(detected)));
  const used = ENGINE_FLAVOURS.filter((other) => uses(other) > 0);
  return { flavour, mixed: used.filter((other) => other !== flavour), isForeign };
}
