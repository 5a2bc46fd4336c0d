import { decodeXml } from './decode.ts';
import { finding, START } from './finding-texts.ts';
import type { FindingCode } from './finding-texts.ts';
import { detectFlavour } from './flavour.ts';
import { sameInventory } from './inventory.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { describeLoss, lossItems } from './losses.ts';
import { makeModel, uriResolver } from './make-model.ts';
import { guessModdle, moddleNeeded } from './moddle-choice.ts';
import { NAMESPACES } from './namespaces.ts';
import { aboutFlavour, aboutTree, capped } from './read-findings.ts';
import { scanXml } from './scan.ts';
import type { Scan, ScanMode } from './scan.ts';
import { resolveReferences, withDangling } from './tree/references.ts';
import type { Dangling } from './tree/references.ts';
import { TreeBuilder } from './tree/tree-builder.ts';
import { treeInventory } from './tree-inventory.ts';
import type { Finding, LossItem, Moddle, ModdleElement, ReadLimits, ReadOptions, ReadResult } from './types.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Reads a process model from text or bytes. Never throws for bad input: the findings list the problems with their
 * places, and `model` is undefined if nothing could be read.
 *
 * One pass over the text checks, counts and builds. It limits size, nesting, attributes, elements and namespaces; it
 * refuses DOCTYPE, so entities cannot expand.
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
  const xml = decoded.text.startsWith('\uFEFF') ? decoded.text.slice(1) : decoded.text;
  if (!xml.trim()) return refusal(...decoded.findings, finding('empty-input', START));

  const tracks = options.trackLoss !== false;
  const source: Source = { xml, limits, mode: tracks ? 'counted' : 'checked' };
  let reading = readTree(source, guessModdle(xml, options.flavour));
  const { scan } = reading;
  if (scan.findings.length > 0) return refusal(...decoded.findings, ...scan.findings);
  if (scan.root?.uri !== NAMESPACES.bpmn || scan.root.local !== 'definitions') {
    return refusal(...decoded.findings, finding('not-bpmn', START, scan.root?.local ?? ''));
  }
  const { flavour, mixed, isForeign } = detectFlavour(scan, options.flavour);
  // The first guess cannot know three things that appear only at the end: names of the engine that no description
  // contains, prefixes that stand for two namespaces, and extensions of several engines. One file in ten is therefore
  // read a second time.
  const moddle = moddleNeeded(scan, flavour);
  if (moddle !== reading.moddle) reading = readTree(source, moddle);
  const { definitions, builder } = reading;
  if (!definitions) return refusal(...decoded.findings, finding('not-bpmn', START, scan.root.local));

  const { index } = builder;
  const dangling = resolveReferences(builder.references, (id) => index.byId(id));
  const { namespaces, comments, foreign } = scan;
  const losses = tracks ? readLosses(source, { ...reading, definitions }, dangling) : undefined;
  const model = makeModel(
    { definitions, flavour, mixed, foreign, isForeign, namespaces, xml, encoding: decoded.encoding, moddle, losses },
    { elementById: (id) => index.byId(id), index, dangling, comments },
  );
  const findings = [
    ...decoded.findings,
    ...aboutFlavour(scan, flavour, mixed),
    ...aboutTree({ definitions, builder, dangling, scan }),
    ...(losses ?? []).map((loss) => finding('read-loss', loss, describeLoss(loss))),
  ];
  return { model, findings: capped(findings) };
}

const refusal = (...findings: Finding[]): ReadResult => ({ model: undefined, findings });

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Source {
  readonly xml: string;
  readonly limits: ReadLimits;
  readonly mode: ScanMode;
}

interface Reading {
  readonly moddle: Moddle;
  readonly scan: Scan;
  readonly builder: TreeBuilder;
  readonly definitions: ModdleElement | undefined;
}

function readTree({ xml, limits, mode }: Source, moddle: Moddle): Reading {
  const builder = new TreeBuilder(moddle, xml);
  const scan = scanXml(xml, limits, mode, builder);
  return { moddle, scan, builder, definitions: builder.root };
}

function readLosses(
  { xml, limits }: Source,
  { scan, builder, moddle, definitions }: Reading & { readonly definitions: ModdleElement },
  dangling: readonly Dangling[],
): LossItem[] {
  const uriOf = uriResolver({ definitions, moddle, namespaces: scan.namespaces });
  return withDangling(dangling, () => {
    if (sameInventory(scan.inventory, treeInventory(definitions, uriOf))) return [];
    const whole = scanXml(xml, limits, 'listed').inventory;
    return lossItems(whole, treeInventory(definitions, uriOf, true), (id) => builder.index.placeOfId(id));
  });
}

export type { FindingCode };
