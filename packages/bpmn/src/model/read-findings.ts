import { finding, short, START } from './finding-texts.ts';
import { MAX_FINDINGS_PER_CODE } from './limits.ts';
import { engineOf, ENGINE_FLAVOURS, knownPrefix, NAMESPACES } from './namespaces.ts';
import type { Scan } from './scan.ts';
import type { Dangling } from './tree/references.ts';
import type { TreeBuilder } from './tree/tree-builder.ts';
import type { EngineFlavour, Finding, Flavour, ModdleElement, Position } from './types.ts';

export function aboutFlavour(scan: Scan, flavour: Flavour, mixed: readonly EngineFlavour[]): Finding[] {
  const findings: Finding[] = [];
  if (mixed.length > 0) findings.push(finding('mixed-flavours', START, flavour, mixed.join(', ')));
  for (const engine of ENGINE_FLAVOURS) {
    for (const uri of scan.bindings.get(engine) ?? []) {
      const bound = engineOf(uri) ?? knownPrefix(uri);
      if (uri !== NAMESPACES[engine]) findings.push(finding('foreign-prefix', START, engine, bound ?? uri));
    }
  }
  return findings;
}

export interface ReadTree {
  readonly definitions: ModdleElement;
  readonly builder: TreeBuilder;
  readonly dangling: readonly Dangling[];
  readonly scan: Scan;
}

/** Returns the findings about the contents of the tree. */
export function aboutTree({ definitions, builder, dangling, scan }: ReadTree): Finding[] {
  const { index, unreadable } = builder;
  const at = (element: ModdleElement): Position & { element?: string } => {
    const id = nearestId(element);
    return { ...(index.placeOf(element) ?? START), ...(id === undefined ? {} : { element: id }) };
  };
  return [
    ...unreadable.map(({ offset, why }) => finding('unreadable-part', index.placeOfOffset(offset), why)),
    ...dangling
      .filter(({ id }) => !isForeignReference(id, definitions, scan))
      .map(({ element, property, id }) => finding('unresolved-reference', at(element), property, id.trim())),
    ...index.duplicates.map(({ id, element }) => finding('duplicate-id', at(element), id)),
    ...index.illegalIds.map(({ id, element }) => finding('illegal-id', at(element), id)),
  ];
}

/** Returns whether a reference is a name of another document, such as `xsd:string`, which cannot be looked up here. */
function isForeignReference(id: string, definitions: ModdleElement, scan: Scan): boolean {
  const colon = id.indexOf(':');
  if (colon === -1) return false;
  const own = new Set<unknown>([NAMESPACES.bpmn, definitions.get('targetNamespace')]);
  const uris = scan.bindings.get(id.slice(0, colon).trim()) ?? new Set<string>();
  return [...uris].some((uri) => !own.has(uri));
}

function nearestId(element: ModdleElement): string | undefined {
  for (let at: ModdleElement | undefined = element; at; at = at.$parent) {
    if (typeof at.id === 'string') return at.id;
  }
  return undefined;
}

/** Limits the findings of each kind to one page, because a hostile file may cause a hundred thousand warnings. */
export function capped(findings: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>();
  const kept = findings.filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= MAX_FINDINGS_PER_CODE;
  });
  for (const [code, count] of counts) {
    const rest = count - MAX_FINDINGS_PER_CODE;
    if (rest > 0) kept.push(finding('more', START, rest, short(code)));
  }
  return kept;
}
