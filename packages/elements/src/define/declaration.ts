import type { MountWidget } from '@gongdi/widgets';

/**
 * How a property and its attribute are connected.
 * - `string`, `number`: reflected both ways
 * - `boolean`: false by default; true when the attribute is present, except that `"false"` is false
 * - `switch`: true by default; `"false"` is false
 * - `text`: the attribute is read as it is; a value set as a property is not written back
 * - `json`: the attribute is parsed; a value set as a property keeps its identity and is not written back
 * - `value`: a property without an attribute
 */
export type PropertyKind = 'string' | 'number' | 'boolean' | 'switch' | 'text' | 'json' | 'value';

/**
 * What the loader must know about an element. Its descriptions are in `docs.ts` in the same folder and add nothing to
 * the page's size.
 */
export interface ElementDeclaration {
  tag: `gd-${string}`;
  /** Names in camelCase; the attribute has the same name in kebab-case. */
  properties: Record<string, PropertyKind>;
  /** Methods of the widget's `api`. They may be called and awaited before the widget has loaded. */
  methods: readonly string[];
  load(): Promise<{ mount: MountWidget<never> }>;
}

/** A kind for each property of a widget, no more and no fewer: a missing property is a compile error. */
export type PropertiesOf<Props> = Record<keyof Props | keyof typeof COMMON, PropertyKind>;

/** Properties that every element has. `lang` and `config` are the element's own: see `configure`. */
export const COMMON = { theme: 'string', density: 'string', lang: 'string', config: 'json' } as const;
