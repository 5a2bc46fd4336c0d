/** The types of a process model, for all code that reads, checks, draws, converts or writes one. */

/** Engines whose extension attributes a model may carry. `plain` models carry none. */
export type EngineFlavour = 'camunda' | 'flowable' | 'activiti';
export type Flavour = EngineFlavour | 'plain';

export type Severity = 'error' | 'warning' | 'info';

/** A message for people, in both languages of the product. */
export interface Text {
  readonly zh: string;
  readonly en: string;
}

/** A place in the source text. Both numbers count from 1; columns count UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A message about a source text. `line` and `column` are 1 if the place is unknown. */
export interface Finding extends Position {
  readonly code: string;
  readonly severity: Severity;
  readonly message: Text;
  /** Id of the element concerned, when it has one. */
  readonly element?: string;
}

/** The part of moddle's type description that this package relies on. */
export interface PropertyDescriptor {
  readonly name: string;
  readonly type: string;
  readonly ns: QualifiedName;
  readonly isAttr?: boolean;
  readonly isBody?: boolean;
  readonly isMany?: boolean;
  readonly isReference?: boolean;
  readonly isVirtual?: boolean;
  readonly isId?: boolean;
  readonly inherited?: boolean;
  readonly default?: unknown;
  readonly xml?: { readonly serialize?: string };
}

export interface QualifiedName {
  readonly name: string;
  readonly prefix: string;
  readonly localName: string;
  readonly uri?: string;
}

export interface TypeDescriptor {
  readonly name: string;
  readonly ns: QualifiedName;
  /** True for elements of a namespace without descriptor; these keep text in `$body`, elements in `$children`. */
  readonly isGeneric?: boolean;
  readonly properties: readonly PropertyDescriptor[];
  readonly propertiesByName: Readonly<Record<string, PropertyDescriptor | undefined>>;
  /** The type itself and all types from which it inherits. */
  readonly allTypesByName: Readonly<Record<string, unknown>>;
  readonly bodyProperty?: PropertyDescriptor;
  readonly idProperty?: PropertyDescriptor;
}

/**
 * A node of the moddle tree. Typed elements have a property for each name of their description; generic elements hold
 * any names.
 */
export interface ModdleElement {
  readonly $type: string;
  readonly $descriptor: TypeDescriptor;
  readonly $model: Moddle;
  /** Attributes without a property; absent on generic elements, whose attributes are own members. */
  readonly $attrs?: Record<string, string>;
  $parent?: ModdleElement;
  $children?: ModdleElement[];
  $body?: string;
  id?: string;
  $instanceOf(type: string): boolean;
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  [member: string]: unknown;
}

/** A described namespace. */
export interface Package {
  readonly prefix: string;
  readonly uri: string;
  readonly xml?: { readonly tagAlias?: string; readonly typePrefix?: string };
}

/** The class of all elements of one type. */
export interface ElementType {
  new (attributes?: Record<string, unknown>): ModdleElement;
  readonly $descriptor: TypeDescriptor;
  readonly prototype: ModdleElement;
}

/** The factory behind a tree. Elements of one tree are made by that tree's own factory (`element.$model`). */
export interface Moddle {
  /** Prefixes of namespaces without description, by address. */
  readonly config?: { readonly nsMap?: Readonly<Record<string, string>> };
  create(type: string, attributes?: Record<string, unknown>): ModdleElement;
  createAny(name: string, uri: string, attributes?: Record<string, unknown>): ModdleElement;
  getPackage(uriOrPrefix: string): Package | undefined;
  getPackages(): readonly Package[];
  getType(name: string): ElementType;
  readonly hasType: (element: ModdleElement, type: string) => boolean;
  readonly properties: {
    get(target: object, name: string): unknown;
    set(target: object, name: string, value: unknown): void;
  };
  readonly factory: { createType(descriptor: TypeDescriptor): ElementType };
  fromXML(
    xml: string,
    type: string,
  ): Promise<{
    rootElement: ModdleElement;
    elementsById: Record<string, ModdleElement>;
    references: readonly { element: ModdleElement; property: string; id: string }[];
    warnings: readonly { message: string; element?: ModdleElement; property?: string; value?: unknown }[];
  }>;
  toXML(element: ModdleElement, options?: { format?: boolean; preamble?: boolean }): Promise<{ xml: string }>;
}

/**
 * A namespace of the source: the prefixes that are bound to it, and the number of elements and attributes that use it.
 */
export interface NamespaceUse {
  readonly uri: string;
  readonly prefixes: readonly string[];
  readonly uses: number;
}

/** A namespace that adds data to executed elements and that belongs to no engine that we read. */
export interface ForeignFamily {
  readonly uri: string;
  /** The usual name of the engine, if we know it. */
  readonly name?: string;
  /** Number of its attributes and elements on executed elements. */
  readonly uses: number;
  /** Their local names, at most twelve. */
  readonly words: readonly string[];
}

/** One element, attribute or text that is in the source but not in the tree or the output. */
export interface LossItem extends Position {
  readonly kind: 'element' | 'attribute' | 'text';
  /** Namespace-expanded name: `{uri}local`, for attributes `{uri}element/@{uri}attribute`. */
  readonly name: string;
  /** Value of the attribute or text, shortened to 200 characters. */
  readonly value?: string;
  /** Id of the nearest element that has one. */
  readonly element?: string;
  readonly count: number;
}

/**
 * A process model as a value. `definitions` is the only authoritative data: rules check it, converters change it,
 * writers print it. `xml` is the text from which it was read; changes of the tree do not change it.
 */
export interface Model {
  readonly definitions: ModdleElement;
  readonly flavour: Flavour;
  /** Further engines whose attributes or elements the source uses. Empty in a clean file. */
  readonly mixed: readonly EngineFlavour[];
  /** Namespaces of unknown engines that executed elements use, the most used first. */
  readonly foreign: readonly ForeignFamily[];
  /** Whether the model was written for one of these and not for the engine of its flavour. */
  readonly isForeign: boolean;
  readonly namespaces: readonly NamespaceUse[];
  readonly xml: string;
  /** Encoding from which the bytes were decoded; `utf-8` for text input. */
  readonly encoding: string;
  readonly moddle: Moddle;
  /** Contents of the source that the tree does not have; undefined if reading ran without `trackLoss`. */
  readonly losses: readonly LossItem[] | undefined;
  /** Returns the element that had this id when the model was read or made. */
  elementById(id: string): ModdleElement | undefined;
  /** Returns the place of the start tag with this id in `xml`. */
  positions(id: string): Position | undefined;
  /**
   * Returns the place of the element's start tag. For an element that was made after reading, it is the place of the
   * nearest ancestor that was read.
   */
  locate(element: ModdleElement): Position;
}

/** A change of the tree as data, so that an editor can apply it through its command stack. */
export type TreeEdit =
  | { readonly op: 'set'; readonly element: ModdleElement; readonly property: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly parent: ModdleElement; readonly property: string; readonly child: ModdleElement };

/** Upper limits for the input. All 18,000 public models are far below the defaults. */
export interface ReadLimits {
  /** Bytes, or UTF-16 units of text input. Default 10 MiB. */
  readonly size: number;
  /** Nesting of elements. Default 200. */
  readonly depth: number;
  /** Attributes of one element. Default 256. */
  readonly attributes: number;
  /** Elements of the document. Default 100,000. */
  readonly elements: number;
}

export interface ReadOptions {
  readonly limits?: Partial<ReadLimits>;
  /** Read the model as this flavour, regardless of its namespaces. */
  readonly flavour?: Flavour;
  /**
   * Compare source and tree while reading, so that a later write can guarantee that nothing is lost. Default true.
   * False saves a reader that never writes about a tenth of the time.
   */
  readonly trackLoss?: boolean;
}

/** `model` is present exactly if the text could be read; then findings contain only warnings and notes. */
export type ReadResult =
  | { readonly model: Model; readonly findings: readonly Finding[] }
  | { readonly model: undefined; readonly findings: readonly Finding[] };

export type WriteResult =
  | { readonly xml: string; readonly losses: readonly LossItem[] }
  | { readonly xml: undefined; readonly losses: readonly LossItem[]; readonly findings: readonly Finding[] };
