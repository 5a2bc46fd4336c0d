import { decodeXml } from './decode.ts';
import { finding, short, START } from './finding-texts.ts';
import type { FindingCode } from './finding-texts.ts';
import { detectFlavour } from './flavour.ts';
import { sameInventory } from './inventory.ts';
import { DEFAULT_LIMITS, MAX_FINDINGS_PER_CODE } from './limits.ts';
import { describeLoss, lossItems } from './losses.ts';
import { makeModel, uriResolver } from './make-model.ts';
import { isKnownElement, moddleFor, specialModdle } from './moddle.ts';
import { engineOf, ENGINE_FLAVOURS, knownPrefix, NAMESPACES } from './namespaces.ts';
import { indexIds } from './positions.ts';
import { readTree, withDangling } from './read-tree.ts';
import type { Tree } from './read-tree.ts';
import { scanXml } from './scan.ts';
import type { Scan } from './scan.ts';
import { treeInventory } from './tree-inventory.ts';
import { walk } from './walk.ts';
import type {
  EngineFlavour,
  Finding,
  Flavour,
  LossItem,
  Moddle,
  Position,
  ReadLimits,
  ReadOptions,
  ReadResult,
} from './types.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Reads a process model from text or bytes. Never throws for bad input: what is wrong is in the findings, with its
 * place, and `model` is undefined when nothing could be read.
 *
 * Guarded: size, nesting, attributes, elements, namespaces; DOCTYPE is refused, so entities cannot expand.
 */
export async function readModel(input: string | Uint8Array, options: ReadOptions = {}): Promise<ReadResult> {
  const limits: ReadLimits = { ...DEFAULT_LIMITS, ...options.limits };
  if (input.length > limits.size) {
    const sizes = [input.length, limits.size].map((size) => (size / MEGABYTE).toFixed(1));
    return refusal(finding('too-large', START, ...sizes));
  }
  const decoded =
    typeof input === 'string' ? { text: input, encoding: 'utf-8', findings: [] as Finding[] } : decodeXml(input);
  if (decoded.text === undefined) return refusal(...decoded.findings);
  const xml = withAstralCharacters(decoded.text.startsWith('\uFEFF') ? decoded.text.slice(1) : decoded.text);
  if (!xml.trim()) return refusal(...decoded.findings, finding('empty-input', START));

  const scan = scanXml(xml, limits, options.trackLoss === false ? 'checked' : 'counted');
  if (scan.findings.length > 0) return refusal(...decoded.findings, ...scan.findings);
  if (scan.root?.uri !== NAMESPACES.bpmn || scan.root.local !== 'definitions') {
    return refusal(...decoded.findings, finding('not-bpmn', START, scan.root?.local ?? ''));
  }
  const { flavour, mixed } = detectFlavour(scan, options.flavour);
  const moddle = moddleOf(scan, flavour);
  let tree: Tree;
  try {
    tree = await readTree(xml, moddle);
  } catch (error) {
    return refusal(...decoded.findings, finding('not-well-formed', START, messageOf(error)));
  }
  if (scan.hasEmptyNumber) dropEmptyNumbers(tree.definitions);
  for (const { id, attribute, value } of scan.digits) {
    const element = tree.byId.get(id);
    if (element && element[attribute] === false) element.set(attribute, value);
  }
  const positions = indexIds(xml);
  const { namespaces } = scan;
  const losses =
    options.trackLoss === false
      ? undefined
      : readLosses({
          xml,
          limits,
          scan,
          tree,
          positions,
          uriOf: uriResolver({ definitions: tree.definitions, moddle, namespaces }),
        });
  const model = makeModel(
    { definitions: tree.definitions, flavour, mixed, namespaces, xml, encoding: decoded.encoding, moddle, losses },
    (id) => tree.byId.get(id),
    tree.dangling,
    scan.comments,
  );
  const findings = [
    ...decoded.findings,
    ...aboutFlavour(scan, flavour, mixed),
    ...aboutTree(tree, scan, positions),
    ...(losses ?? []).map((loss) => finding('read-loss', loss, describeLoss(loss))),
  ];
  return { model, findings: capped(findings) };
}

const refusal = (...findings: Finding[]): ReadResult => ({ model: undefined, findings });

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** saxen decodes references to characters beyond 16 bits wrongly, so they are decoded before it sees them. */
function withAstralCharacters(xml: string): string {
  if (!xml.includes('&#') || !/&#(?:x0*[1-9a-f][0-9a-f]{4,}|0*\d{5,});/i.test(xml)) return xml;
  return xml.replaceAll(/&#(?:x([0-9a-f]+)|(\d+));/gi, (whole, hexadecimal?: string, decimal?: string) => {
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code > 0xffff && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function moddleOf(scan: Scan, flavour: Flavour): Moddle {
  const unknownTypes =
    flavour === 'plain'
      ? []
      : [...(scan.engineElements.get(flavour) ?? [])].filter((local) => !isKnownElement(flavour, local));
  const aliases = foreignAliases(scan, flavour);
  if (unknownTypes.length === 0 && !aliases) return moddleFor(flavour);
  return specialModdle({ flavour, unknownTypes, aliases: aliases ?? {} });
}

/** Prefixes of the foreign namespaces when the file's own are ambiguous; undefined when they are not. */
function foreignAliases(scan: Scan, flavour: Flavour): Record<string, string> | undefined {
  const packages = new Map(
    moddleFor(flavour)
      .getPackages()
      .map(({ prefix, uri }) => [prefix, uri]),
  );
  packages.set('xsi', NAMESPACES.xsi);
  packages.set('xml', NAMESPACES.xml);
  const addresses = new Set(packages.values());
  const ambiguous = [...scan.bindings].some(([prefix, uris]) => {
    const own = packages.get(prefix);
    const foreign = [...uris].some((uri) => !addresses.has(uri));
    return uris.size > 1 ? foreign : own === undefined ? prefix === '' && foreign : !uris.has(own);
  });
  if (!ambiguous) return undefined;
  const aliases: Record<string, string> = {};
  const taken = new Set(packages.keys());
  for (const { uri, prefixes } of scan.namespaces) {
    if (!uri || addresses.has(uri)) continue;
    const base = prefixes.find((prefix) => prefix !== '' && !taken.has(prefix)) ?? 'ns';
    let alias = base;
    for (let count = 1; taken.has(alias); count++) alias = `${base}_${count}`;
    taken.add(alias);
    aliases[uri] = alias;
  }
  return aliases;
}

interface Sources {
  readonly xml: string;
  readonly limits: ReadLimits;
  readonly scan: Scan;
  readonly tree: Tree;
  readonly positions: (id: string) => Position | undefined;
  readonly uriOf: (alias: string) => string | undefined;
}

function readLosses({ xml, limits, scan, tree, positions, uriOf }: Sources): LossItem[] {
  return withDangling(tree.dangling, () => {
    if (sameInventory(scan.inventory, treeInventory(tree.definitions, uriOf))) return [];
    const whole = scanXml(xml, limits, 'listed').inventory;
    return lossItems(whole, treeInventory(tree.definitions, uriOf, true), positions);
  });
}

function aboutFlavour(scan: Scan, flavour: Flavour, mixed: readonly EngineFlavour[]): Finding[] {
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

function aboutTree(tree: Tree, scan: Scan, positions: (id: string) => Position | undefined): Finding[] {
  const at = (id: string | undefined) => {
    const place = id === undefined ? undefined : positions(id);
    return { ...(place ?? START), ...(id === undefined ? {} : { element: id }) };
  };
  return [
    ...tree.warnings
      // The declared encoding was heeded while decoding; unknown attributes are kept as they are.
      .filter((message) => !/^(?:unsupported document encoding|unknown attribute)/.test(message))
      .map((message) => {
        const place = /line: (\d+)\s+column: (\d+)/.exec(message);
        const line = Number(place?.[1] ?? 0) + 1;
        return finding(
          'unreadable-part',
          { line, column: Number(place?.[2] ?? 0) + 1 },
          message.replace(/\s+line: .*?nested error:/s, ':'),
        );
      }),
    ...tree.dangling
      .filter(({ id }) => !isForeignReference(id, tree, scan))
      .map(({ element, property, id }) => finding('unresolved-reference', at(nearestId(element)), property, id.trim())),
    ...tree.duplicates.map(({ id }) => finding('duplicate-id', at(id), id)),
    ...tree.illegalIds.map((id) => finding('illegal-id', at(id), id)),
  ];
}

/** `xsd:string` and the like: names of another document, which nobody can look up here. */
function isForeignReference(id: string, tree: Tree, scan: Scan): boolean {
  const colon = id.indexOf(':');
  if (colon === -1) return false;
  const own = new Set<unknown>([NAMESPACES.bpmn, tree.definitions.get('targetNamespace')]);
  const uris = scan.bindings.get(id.slice(0, colon).trim()) ?? new Set<string>();
  return [...uris].some((uri) => !own.has(uri));
}

function dropEmptyNumbers(definitions: Tree['definitions']): void {
  walk(definitions, (element) => {
    if (element.$descriptor.isGeneric) return;
    for (const key of Object.keys(element)) if (Number.isNaN(element[key])) element.set(key, undefined);
  });
}

function nearestId(element: Tree['definitions']): string | undefined {
  for (let at: Tree['definitions'] | undefined = element; at; at = at.$parent) {
    if (typeof at.id === 'string') return at.id;
  }
  return undefined;
}

/** A hostile file may earn a hundred thousand warnings; nobody reads more than a page of each kind. */
function capped(findings: readonly Finding[]): Finding[] {
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

export type { FindingCode };
