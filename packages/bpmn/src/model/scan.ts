import { CommentCollector } from './comments.ts';
import type { Comments } from './comments.ts';
import { finding } from './finding-texts.ts';
import { foreignFamilies, isRun, MAX_WORDS } from './foreign.ts';
import { newInventory } from './inventory.ts';
import type { Inventory } from './inventory.ts';
import { DocumentCounter } from './document-counter.ts';
import { MAX_NAMESPACES } from './limits.ts';
import { isExtensionAttribute, isKnownElement, knownAttributes } from './moddle.ts';
import { ENGINE_FLAVOURS, ENGINE_MARK, engineOf, NAMESPACES } from './namespaces.ts';
import { lineTable } from './positions.ts';
import type { TreeBuilder } from './tree/tree-builder.ts';
import type { EngineFlavour, Finding, ForeignFamily, NamespaceUse, ReadLimits } from './types.ts';
import { malformed } from './xml/malformed.ts';
import { Names } from './xml/names.ts';
import type { AttributeName, ElementName, Space } from './xml/names.ts';
import { Refusal } from './xml/refusal.ts';
import type { StartTag } from './xml/start-tag.ts';
import { tokenize } from './xml/tokenize.ts';
import type { XmlListener } from './xml/tokenize.ts';

/**
 * `checked`: only the limits and namespaces, `inventory` stays empty; `counted`: contents as counts and a hash;
 * `listed`: contents by name.
 */
export type ScanMode = 'checked' | 'counted' | 'listed';

/** The result of one pass over the text. */
export interface Scan {
  /** The reasons why the text cannot be read; empty if it can. */
  readonly findings: readonly Finding[];
  readonly root: { readonly uri: string; readonly local: string } | undefined;
  readonly namespaces: readonly NamespaceUse[];
  /** The engine that a conversion has named in the model. */
  readonly mark: EngineFlavour | undefined;
  /** The number of attributes and elements of the text that each engine reads. */
  readonly executable: ReadonlyMap<EngineFlavour, number>;
  /** Namespaces of unknown engines that executed elements use. */
  readonly foreign: readonly ForeignFamily[];
  /** Prefix → addresses it is bound to anywhere in the document; '' is the default namespace. */
  readonly bindings: ReadonlyMap<string, ReadonlySet<string>>;
  /** Local names of elements in the engines' namespaces. */
  readonly engineElements: ReadonlyMap<EngineFlavour, ReadonlySet<string>>;
  readonly inventory: Inventory;
  readonly comments: Comments;
}

// All characters that XML 1.0 forbids. A character beyond sixteen bits is two units here, and both are allowed.
const ILLEGAL = /[^\t\n\r\u0020-\ufffd]/;

/** The open element at one depth. The object is reused for the next element of that depth. */
class Level {
  name!: ElementName;
  id: string | undefined;
  body: string | undefined;
  declares = false;
  /** Whether this is a BPMN element that an engine reads. A container of extensions has the value of its parent. */
  runs = false;
}

const newSpace = (uri: string): Space => ({
  uri,
  prefixes: new Set(),
  uses: 0,
  executable: 0,
  spoken: 0,
  words: new Set(),
});

function speak(space: Space, local: string): void {
  space.spoken++;
  if (space.words.size < MAX_WORDS) space.words.add(local);
}

/**
 * Scans the text in one streaming pass: refuses hostile or malformed input, records namespaces and contents, and passes
 * everything to the tree builder if there is one. Memory is bounded by the nesting, time by the length of the text.
 */
export function scanXml(xml: string, limits: ReadLimits, mode: ScanMode = 'counted', builder?: TreeBuilder): Scan {
  const scanner = new Scanner(limits, mode, builder);
  const findings: Finding[] = [];
  const illegal = ILLEGAL.exec(xml);
  try {
    if (illegal) {
      const code = (illegal[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      throw new Refusal('illegal-character', illegal.index, `U+${code}`);
    }
    tokenize(xml, scanner);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    findings.push(finding(error.code, lineTable(xml)(error.offset), ...error.values));
  }
  return scanner.result(findings);
}

class Scanner implements XmlListener {
  readonly #limits: ReadLimits;
  readonly #builder: TreeBuilder | undefined;
  readonly #counter: DocumentCounter | undefined;
  readonly #inventory: Inventory;
  readonly #spaces = new Map<string, Space>();
  readonly #bindings = new Map<string, Set<string>>();
  readonly #engineElements = new Map<EngineFlavour, Set<string>>();
  readonly #comments = new CommentCollector();
  readonly #names: Names;
  readonly #levels: Level[] = [];
  /** Names of the current tag's attributes. */
  readonly #attributes: (AttributeName | undefined)[] = [];
  #depth = 0;
  #elements = 0;
  #root: Scan['root'];
  #mark: string | undefined;

  constructor(limits: ReadLimits, mode: ScanMode, builder: TreeBuilder | undefined) {
    this.#limits = limits;
    this.#builder = builder;
    this.#inventory = newInventory(mode === 'listed');
    // A mere check does not use the facts, and making them takes time.
    const facts = mode === 'checked' ? undefined : knownAttributes();
    this.#counter = facts && new DocumentCounter(this.#inventory, facts);
    this.#names = new Names({
      space: (uri) => this.#space(uri),
      aliasOf: (uri, prefix) => builder?.aliasOf(uri, prefix) ?? prefix,
      factsOf: (key) => facts?.get(key),
      isExecutable: (kind, uri, local) => {
        const engine = engineOf(uri);
        return engine !== undefined && (kind === 'element' ? isKnownElement : isExtensionAttribute)(engine, local);
      },
      meet: ({ uri, local }) => this.#meet(uri, local),
    });
  }

  open(tag: StartTag): void {
    const { elements, depth, attributes } = this.#limits;
    this.#elements++;
    if (this.#elements > elements) throw new Refusal('too-many-elements', tag.start, elements);
    if (this.#depth >= depth) throw new Refusal('too-deep', tag.start, depth);
    if (tag.count > attributes) throw new Refusal('too-many-attributes', tag.start, attributes, tag.name, tag.count);
    const declared = tag.declares ? this.#names.enter(tag) : undefined;
    const name = this.#names.element(tag);
    name.space.uses++;
    if (name.executable) name.space.executable++;
    if (declared) for (const [prefix, uri] of declared) this.#declare(prefix, uri, tag.start);
    const level = (this.#levels[this.#depth] ??= new Level());
    const outside = this.#depth > 0 && this.#levels[this.#depth - 1]?.runs === true;
    const isBpmn = name.uri === NAMESPACES.bpmn;
    if (outside && !isBpmn) speak(name.space, name.local);
    this.#depth++;
    level.name = name;
    level.runs = isBpmn && (name.local === 'extensionElements' ? outside : isRun(name.local));
    level.declares = tag.declares;
    level.body = undefined;
    level.id = this.#readAttributes(tag, isBpmn, level.runs);
    this.#comments.open(level.id, this.#depth === 1);
    this.#counter?.open(name, level.id, tag, this.#attributes);
    this.#builder?.open(tag, name, this.#attributes, this.#names, level.id);
  }

  /**
   * Resolves the names of a tag's attributes.
   * @param isSemantic false for a shape, where no engine reads attributes
   * @param runs whether an engine reads the element
   * @returns the element's id
   */
  #readAttributes(tag: StartTag, isSemantic: boolean, runs: boolean): string | undefined {
    let id: string | undefined;
    for (let at = 0; at < tag.count; at++) {
      const attribute = this.#names.attribute(tag, at);
      this.#attributes[at] = attribute;
      if (!attribute) continue;
      if (attribute.tag === this.#elements) throw malformed('attribute-twice', tag.offsets[at] ?? 0, attribute.inTree);
      attribute.tag = this.#elements;
      if (attribute.space) {
        attribute.space.uses++;
        if (this.#depth === 1 && attribute.uri === NAMESPACES.gongdi && attribute.local === ENGINE_MARK)
          this.#mark = tag.values[at];
        if (attribute.executable && isSemantic) attribute.space.executable++;
        if (runs) speak(attribute.space, attribute.local);
      } else if (attribute.local === 'id') id = tag.values[at];
    }
    return id;
  }

  close(): void {
    this.#depth--;
    const level = this.#levels[this.#depth];
    if (!level) return;
    this.#counter?.close(level.name, level.body);
    this.#builder?.close(level.body);
    this.#comments.close(level.id);
    if (level.declares) this.#names.leave();
  }

  text(text: string, offset: number): void {
    const level = this.#levels[this.#depth - 1];
    if (!level) return;
    level.body = level.body === undefined ? text : level.body + text;
    this.#builder?.text(text, offset);
  }

  /** White space between a comment and a text belongs to the text. */
  blank(xml: string, start: number, end: number): void {
    const level = this.#levels[this.#depth - 1];
    if (level?.body !== undefined) level.body += xml.slice(start, end).replaceAll(/\r\n?/g, '\n');
  }

  comment(text: string): void {
    this.#comments.comment(text);
  }

  #space(uri: string): Space {
    let space = this.#spaces.get(uri);
    if (!space) this.#spaces.set(uri, (space = newSpace(uri)));
    return space;
  }

  #declare(prefix: string, uri: string, offset: number): void {
    let bound = this.#bindings.get(prefix);
    if (!bound) this.#bindings.set(prefix, (bound = new Set()));
    bound.add(uri);
    if (!this.#spaces.has(uri) && this.#spaces.size >= MAX_NAMESPACES) {
      throw new Refusal('too-many-namespaces', offset, MAX_NAMESPACES);
    }
    this.#space(uri).prefixes.add(prefix);
  }

  #meet(uri: string, local: string): void {
    this.#root ??= { uri, local };
    const engine = engineOf(uri);
    if (!engine) return;
    const names = this.#engineElements.get(engine);
    if (names) names.add(local);
    else this.#engineElements.set(engine, new Set([local]));
  }

  result(findings: readonly Finding[]): Scan {
    return {
      findings,
      root: this.#root,
      namespaces: [...this.#spaces.values()].map(({ uri, prefixes, uses }) => ({ uri, prefixes: [...prefixes], uses })),
      mark: ENGINE_FLAVOURS.find((flavour) => flavour === this.#mark),
      executable: new Map(
        ENGINE_FLAVOURS.map((flavour) => [flavour, this.#spaces.get(NAMESPACES[flavour])?.executable ?? 0]),
      ),
      foreign: foreignFamilies(this.#spaces.values()),
      bindings: this.#bindings,
      engineElements: this.#engineElements,
      inventory: this.#inventory,
      comments: this.#comments.result(),
    };
  }
}
