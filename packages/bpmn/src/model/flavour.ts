import { ENGINE_FLAVOURS, NAMESPACES } from './namespaces.ts';
import type { Scan } from './scan.ts';
import type { EngineFlavour, Flavour } from './types.ts';

export interface Detected {
  readonly flavour: Flavour;
  readonly mixed: readonly EngineFlavour[];
}

/**
 * The engine a model was written for: whose attributes and elements it uses most; with none used, the only one it
 * declares. Prefixes do not count: hundreds of public files bind `camunda` to Activiti's address.
 */
export function detectFlavour(scan: Pick<Scan, 'namespaces'>, forced?: Flavour): Detected {
  const of = (flavour: EngineFlavour) => scan.namespaces.find(({ uri }) => uri === NAMESPACES[flavour]);
  const used = ENGINE_FLAVOURS.filter((flavour) => (of(flavour)?.uses ?? 0) > 0);
  const declared = ENGINE_FLAVOURS.filter((flavour) => of(flavour));
  const byUse = used.toSorted((a, b) => (of(b)?.uses ?? 0) - (of(a)?.uses ?? 0));
  const flavour = forced ?? byUse[0] ?? (declared.length === 1 ? declared[0] : undefined) ?? 'plain';
  return { flavour, mixed: used.filter((other) => other !== flavour) };
}
