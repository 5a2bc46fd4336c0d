import type { MountWidget } from '@gongdi/widgets';

/**
 * How a property meets its attribute.
 * - `string`, `number`: reflected both ways
 * - `boolean`: false by default; present is true, `"false"` is false
 * - `switch`: true by default; `"false"` is false
 * - `text`: an attribute is read as it is; a value set as a property is not written back
 * - `json`: an attribute is parsed; a value set as a property keeps its identity and is not written back
 * - `value`: a property only
 */
export type PropertyKind = 'string' | 'number' | 'boolean' | 'switch' | 'text' | 'json' | 'value';

/** What the loader must know of an element; its words stand in `docs.ts` beside it and cost the page nothing. */
export interface ElementDeclaration {
  tag: `gd-${string}`;
  /** camelCase names; the attribute is the same in kebab-case. */
  properties: Record<string, PropertyKind>;
  /** Methods of the widget's `api`, awaitable before it has loaded. */
  methods: readonly string[];
  load(): Promise<{ mount: MountWidget<never> }>;
}

/** A kind for each property of a widget, no more and no fewer: a property that is forgotten does not compile. */
export type PropertiesOf<Props> = Record<keyof Props | keyof typeof COMMON, PropertyKind>;

/** Properties that every element has. `lang` and `config` are the element's own: see `configure`. */
export const COMMON = { theme: 'string', density: 'string', lang: 'string', config: 'value' } as const;
