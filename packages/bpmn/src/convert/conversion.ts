import type { EngineFlavour, Flavour, ModdleElement, Text } from '../model/types.ts';
import { isExtension, untouched } from './subject.ts';
import type { Extension, Subject } from './subject.ts';
import type { ConvertKind, ConvertOptions, ReportEntry } from './types.ts';
import { atLeast, NEWEST_VERSIONS } from './version.ts';

const SEVERITY = { changed: 'info', kept: 'info', lossy: 'warning', refused: 'error' } as const;

/** The context of a conversion: what rules can query and report. */
export class Conversion {
  readonly from: Flavour;
  readonly to: EngineFlavour;
  readonly options: ConvertOptions;
  readonly report: ReportEntry[] = [];
  readonly #version: string;

  readonly #subjects = new Map<ModdleElement, Subject>();

  constructor(from: Flavour, options: ConvertOptions) {
    this.from = from;
    this.to = options.to;
    this.options = options;
    this.#version = options.targetVersion ?? NEWEST_VERSIONS[options.to];
  }

  /** All elements that the conversion changes. */
  get subjects(): Iterable<Subject> {
    return this.#subjects.values();
  }

  add(subject: Subject): void {
    this.#subjects.set(subject.element, subject);
  }

  /** Returns the subject of an element that was visited before, such as a parent of the current element. */
  subjectOf(element: ModdleElement): Subject {
    let subject = this.#subjects.get(element);
    if (!subject) this.#subjects.set(element, (subject = untouched(element)));
    return subject;
  }

  /** Returns whether the target engine has this version or a newer one. */
  targetIs(version: string): boolean {
    return atLeast(this.#version, version);
  }

  addEntry(kind: ConvertKind, subject: Subject, what: string, from: string, to: string, why: Text): void {
    this.report.push({ severity: SEVERITY[kind], kind, element: idOf(subject.element), what, from, to, why });
  }

  /** An attribute as written in XML, with the prefix of the source engine. */
  attributeBefore(name: string, value: string): string {
    return `${this.from}:${name}="${value}"`;
  }

  attributeAfter(name: string, value: string): string {
    return `${this.to}:${name}="${value}"`;
  }

  /** An extension element as written in XML. */
  elementBefore(extension: Extension): string {
    return tag(this.from, extension);
  }

  elementAfter(extension: Extension): string {
    return tag(this.to, extension);
  }
}

function tag(prefix: string, { name, attributes, children, body }: Extension): string {
  const list = [...attributes].map(([key, value]) => ` ${key}="${value}"`).join('');
  const inside = children.map((child) => (isExtension(child) ? tag(prefix, child) : '…')).join('') + body.trim();
  return inside ? `<${prefix}:${name}${list}>${inside}</${prefix}:${name}>` : `<${prefix}:${name}${list} />`;
}

function idOf(element: ModdleElement): string | undefined {
  for (let at: ModdleElement | undefined = element; at; at = at.$parent) {
    if (typeof at.id === 'string') return at.id;
  }
  return undefined;
}
