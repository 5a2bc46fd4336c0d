import { ENGINE_FLAVOURS, NAMESPACES } from './namespaces.ts';
import type { Scan } from './scan.ts';
import type { EngineFlavour, Flavour } from './types.ts';

export interface Detected {
  readonly flavour: Flavour;
  readonly mixed: readonly EngineFlavour[];
  /** Whether an engine that we do not know is told more than the one that the text itself speaks for. */
  readonly isForeign: boolean;
}

/**
 * The engine a model was written for: the one that a conversion names, else the one that reads most of what the model
 * says in its own namespace. What no
 * engine reads, a modeler's notes or what a conversion left behind, decides only when nothing else does; a namespace
 * that is declared and not used decides only when it is the one of its kind, which is how a conversion marks a model
 * that has nothing to say to the engine. Prefixes do not count: hundreds of public files bind `camunda` to Activiti's
 * address.
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
  const told = scan.mark ?? most(reads) ?? (unused.length === 1 ? unused[0] : undefined) ?? most(uses) ?? 'plain';
  const flavour = forced ?? told;
  // Beside an engine that we know, words that nobody has named are an embedder's own.
  const isForeign =
    scan.mark === undefined &&
    scan.foreign.some(({ name, uses: own }) => told === 'plain' || (name !== undefined && own > reads(told)));
  const used = ENGINE_FLAVOURS.filter((other) => uses(other) > 0);
  return { flavour, mixed: used.filter((other) => other !== flavour), isForeign };
}
