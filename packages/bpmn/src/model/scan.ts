import { Parser } from 'saxen';
import type { ParseContext, ParsedTag } from 'saxen';
import { CommentCollector } from './comments.ts';
import type { Comments } from './comments.ts';
import { finding } from './finding-texts.ts';
import { countAttribute, countElement, countText, nameOf, newInventory } from './inventory.ts';
import type { Inventory, Name } from './inventory.ts';
import { MAX_NAMESPACES } from './limits.ts';
import { knownAttributes } from './moddle.ts';
import { engineOf, knownPrefix, NAMESPACES, TYPED_NAMESPACES } from './namespaces.ts';
import { lineTable } from './positions.ts';
import { normalReference, normalValue } from './normal-values.ts';
import type { EngineFlavour, Finding, NamespaceUse, Position, ReadLimits } from './types.ts';

/**
 * `checked`: guard and namespaces alone, `inventory` stays empty, a third quicker; `counted`: what the text holds as
 * counts and a hash; `listed`: by name.
 */
export type ScanMode = 'checked' | 'counted' | 'listed';

/** What one pass over the text tells before anything is built from it. */
export interface Scan {
  /** Why the text cannot be read; empty when it can. */
  readonly findings: readonly Finding[];
  readonly root: { readonly uri: string; readonly local: string } | undefined;
  readonly namespaces: readonly NamespaceUse[];
  /** Prefix → addresses it is bound to anywhere in the document; '' is the default namespace. */
  readonly bindings: ReadonlyMap<string, ReadonlySet<string>>;
  /** Local names of elements in the engines' namespaces. */
  readonly engineElements: ReadonlyMap<EngineFlavour, ReadonlySet<string>>;
  readonly inventory: Inventory;
  readonly comments: Comments;
  /** Whether a numeric attribute is empty, which moddle would read as "not a number" and print so. */
  readonly hasEmptyNumber: boolean;
  /** Truths of BPMN written as 1 or 0, which moddle takes for false. */
  readonly digits: readonly { readonly id: string; readonly attribute: string; readonly value: boolean }[];
}

interface ElementFacts {
  readonly name: Name;
  readonly uri: string;
  readonly local: string;
  /** Alias by which saxen names attributes of the element's own namespace. */
  readonly alias: string;
  readonly reference: boolean;
}

interface AttributeFact {
  readonly name: Name;
  readonly own: Name;
  readonly alias: string;
  readonly key: string;
  readonly uri: string;
}

// Everything but what XML 1.0 allows.
const ILLEGAL = /[^\t\n\r\u0020-\ufffd]/;
const ILLEGAL_REFERENCE = /&#(?:x0*(?:[0-8bcef]|1[0-9a-f])|0*(?:[0-8]|1[124-9]|2\d|3[01]));/i;
const BAD_ENTITY = /&(?!(?:amp|lt|gt|apos|quot|#\d+|#x[0-9a-fA-F]+);)[^;\s<]{0,20};?/;

/** Field injection may spell its expression as attribute or as child element; engines take both alike. */
const EXPRESSION = 'expression';

class Stop extends Error {}

/**
 * One streaming pass: refuses what is hostile or not well-formed, and notes namespaces and contents.
 * Memory is bounded by the nesting, time by the length of the text.
 */
export function scanXml(xml: string, limits: ReadLimits, mode: ScanMode = 'counted'): Scan {
  const listed = mode === 'listed';
  const counted = mode !== 'checked';
  const findings: Finding[] = [];
  const inventory = newInventory(listed);
  const uses = new Map<string, { prefixes: Set<string>; uses: number }>();
  const bindings = new Map<string, Set<string>>();
  const engineElements = new Map<EngineFlavour, Set<string>>();
  // Made when first needed: a check alone hardly ever asks.
  let attributeFacts: ReturnType<typeof knownAttributes> | undefined;
  const factsOfAttribute = (key: string) => (attributeFacts ??= knownAttributes()).get(key);
  let root: Scan['root'];
  let hasEmptyNumber = false;
  const digits: { id: string; attribute: string; value: boolean }[] = [];
  const comments = new CommentCollector();

  let elements = 0;
  let ns: ParsedTag['ns'] | undefined;
  let elementCache = new Map<string, ElementFacts>();
  let attributeCache = new Map<string, AttributeFact>();
  const open: ElementFacts[] = [];
  const bodies: string[] = [];
  const ids: (string | undefined)[] = [];
  const owners: (string | undefined)[] = [];

  const refuse = (found: Finding): never => {
    findings.push(found);
    throw new Stop();
  };
  const place = (where: () => ParseContext): Position => {
    const { line, column } = where();
    return { line: line + 1, column: column + 1 };
  };
  const use = (uri: string) => {
    const seen = uses.get(uri);
    if (seen) seen.uses++;
    else uses.set(uri, { prefixes: new Set(), uses: 1 });
  };
  const uriOf = (alias: string, snapshot: ParsedTag['ns']) => snapshot[`${alias}$uri`] ?? '';

  const factsOf = (name: string, snapshot: ParsedTag['ns']): ElementFacts => {
    let facts = elementCache.get(name);
    if (!facts) {
      const colon = name.indexOf(':');
      const alias = colon === -1 ? '' : name.slice(0, colon);
      const local = name.slice(colon + 1);
      const uri = alias ? uriOf(alias, snapshot) : '';
      const reference = counted && uri === NAMESPACES.bpmn && (factsOfAttribute(local)?.reference ?? false);
      facts = { name: nameOf(uri, local), uri, local, alias, reference };
      elementCache.set(name, facts);
      const engine = engineOf(uri);
      if (engine) {
        const names = engineElements.get(engine);
        if (names) names.add(local);
        else engineElements.set(engine, new Set([local]));
      }
    }
    return facts;
  };
  const attributeOf = (name: string, snapshot: ParsedTag['ns']): AttributeFact => {
    let fact = attributeCache.get(name);
    if (!fact) {
      const colon = name.indexOf(':');
      const alias = colon === -1 ? '' : name.slice(0, colon);
      const local = name.slice(colon + 1);
      const uri = alias ? uriOf(alias, snapshot) : '';
      const prefix = alias ? (knownPrefix(uri) ?? alias) : '';
      fact = {
        name: nameOf(uri, local),
        own: nameOf('', local),
        alias,
        uri,
        key: prefix ? `${prefix}:${local}` : local,
      };
      attributeCache.set(name, fact);
    }
    return fact;
  };
  const declare = (prefix: string, uri: string, where: () => ParseContext) => {
    let bound = bindings.get(prefix);
    if (!bound) bindings.set(prefix, (bound = new Set()));
    bound.add(uri);
    let seen = uses.get(uri);
    if (!seen) {
      if (uses.size >= MAX_NAMESPACES) refuse(finding('too-many-namespaces', place(where), MAX_NAMESPACES));
      uses.set(uri, (seen = { prefixes: new Set(), uses: 0 }));
    }
    seen.prefixes.add(prefix);
  };
  const checkText = (raw: string, where: () => ParseContext) => {
    const bad = BAD_ENTITY.exec(raw);
    if (bad) refuse(finding('undefined-entity', place(where), bad[0]));
    const illegal = ILLEGAL_REFERENCE.exec(raw);
    if (illegal) refuse(finding('illegal-character', place(where), illegal[0]));
  };

  const parser = new Parser({ proxy: true }).ns({ [NAMESPACES.xml]: 'xml' });
  parser.on('openTag', (tag, decode, _selfClosing, where) => {
    if (++elements > limits.elements) refuse(finding('too-many-elements', place(where), limits.elements));
    if (open.length >= limits.depth) refuse(finding('too-deep', place(where), limits.depth));
    const attributes = tag.attrs;
    if (!attributes) throw new Stop();
    const snapshot = tag.ns;
    if (snapshot !== ns) {
      ns = snapshot;
      elementCache = new Map();
      attributeCache = new Map();
    }
    const facts = factsOf(tag.name, snapshot);
    use(facts.uri);
    root ??= { uri: facts.uri, local: facts.local };
    const id = Object.hasOwn(attributes, 'id') ? attributes['id'] : undefined;
    comments.open(id, open.length === 0);
    ids.push(id);
    const owner = listed ? (id ?? owners.at(-1)) : undefined;
    if (listed) owners.push(owner);
    if (counted) countElement(inventory, facts.name, owner);
    let count = 0;
    for (const key in attributes) {
      if (++count > limits.attributes) {
        const total = Object.keys(attributes).length;
        refuse(finding('too-many-attributes', place(where), limits.attributes, tag.originalName, total));
      }
      let value = attributes[key] ?? '';
      if (value.includes('&')) {
        checkText(value, where);
        value = decode(value);
      }
      if (key.startsWith('xmlns') && (key.length === 5 || key[5] === ':')) {
        declare(key.slice(6), value, where);
        continue;
      }
      const attribute = attributeOf(key, snapshot);
      if (attribute.uri) {
        use(attribute.uri);
        // The type of such an element is in the tree itself and may be written with another prefix.
        if (attribute.key === 'xsi:type' && TYPED_NAMESPACES.has(facts.uri)) continue;
      }
      if ((value === '1' || value === '0') && id !== undefined && factsOfAttribute(attribute.key)?.boolean) {
        digits.push({ id, attribute: attribute.key, value: value === '1' });
      }
      if (!counted) {
        if (!hasEmptyNumber && !value.trim()) hasEmptyNumber = factsOfAttribute(attribute.key)?.numeric ?? false;
        continue;
      }
      if (key === EXPRESSION && facts.local === 'field' && engineOf(facts.uri)) {
        const child = nameOf(facts.uri, EXPRESSION);
        countElement(inventory, child, owner);
        if (value.trim()) countText(inventory, child, value.trim(), owner);
        continue;
      }
      const known = factsOfAttribute(attribute.key);
      if (known?.numeric && !value.trim()) {
        hasEmptyNumber = true;
        continue;
      }
      const normal = known ? normalValue(known, value) : value;
      if (normal === undefined) continue;
      const name = attribute.alias !== '' && attribute.alias === facts.alias ? attribute.own : attribute.name;
      countAttribute(inventory, facts.name, name, normal, owner);
    }
    open.push(facts);
    bodies.push('');
  });
  parser.on('closeTag', () => {
    const facts = open.pop();
    const body = bodies.pop();
    const owner = owners.pop();
    comments.close(ids.pop());
    if (facts && body) {
      const text = facts.reference ? normalReference(body) : body.trim();
      if (text) countText(inventory, facts.name, text, owner);
    }
  });
  parser.on('text', (text, decode, where) => {
    if (!text.trim() || bodies.length === 0) return;
    if (text.includes('&')) checkText(text, where);
    if (counted) bodies[bodies.length - 1] += decode(text);
  });
  parser.on('cdata', (text) => {
    if (counted && bodies.length > 0) bodies[bodies.length - 1] += text;
  });
  parser.on('comment', (text) => comments.comment(text));
  parser.on('attention', (_, __, where) => refuse(finding('doctype', place(where))));
  const malformed = (error: Error, where: () => ParseContext) => {
    if (error instanceof Stop) throw error;
    // saxen has no place for what is missing at the end.
    const atEnd = error.message === 'unexpected end of file' || error.message === 'missing start tag';
    refuse(finding('not-well-formed', atEnd ? lineTable(xml)(xml.length) : place(where), error.message));
  };
  parser.on('error', malformed);
  parser.on('warn', malformed);

  const illegal = ILLEGAL.exec(xml);
  if (illegal) {
    const code = (illegal[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    findings.push(finding('illegal-character', lineTable(xml)(illegal.index), `U+${code}`));
  } else {
    try {
      parser.parse(xml);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
    }
  }
  const namespaces = [...uses].map(([uri, seen]) => ({ uri, prefixes: [...seen.prefixes], uses: seen.uses }));
  return {
    findings,
    root,
    namespaces,
    bindings,
    engineElements,
    inventory,
    hasEmptyNumber,
    digits,
    comments: comments.result(),
  };
}
