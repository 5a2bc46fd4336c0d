import type { Described } from './described.ts';

const HEADER =
  '// Written by the drift test of src/manifest from the declarations (npx vitest run packages/elements/src/manifest -u).\n';

function imports(elements: readonly Described[]): string {
  const props = elements.map(({ props: [type, module] }) => `import type { ${type} } from '${module}';\n`);
  return `import type { HostConfig } from '@gongdi/api';\n${props.toSorted().join('')}`;
}

/** Returns the TypeScript type of an element as a page uses it: properties, methods and `ready`. */
function elementTypes({ className, props: [type], properties, methods, words }: Described): string {
  const fields = properties
    .filter(({ name }) => name !== 'lang')
    .map(({ name, common, type: text }) => `  ${name}?: ${common ? text : `${type}['${name}']`};\n`);
  const calls = methods.map(({ name, parameters, returns, words: meaning }) => {
    const options = 'options?: { signal?: AbortSignal }';
    return `  /** ${meaning.en}. */\n  ${name}(${[parameters, options].filter(Boolean).join(', ')}): Promise<${returns}>;\n`;
  });
  return `export interface ${className}Properties {
${fields.join('')}}

/** ${words.en}. */
export type ${className} = Hearing<${className}Events> & HTMLElement & ${className}Properties & {
  readonly ready: Promise<HTMLElement>;
${calls.join('')}};
`;
}

function events({ className, events: list }: Described): string {
  const lines = list.map(({ name, detail }) => `  '${name}': CustomEvent<${detail ?? 'undefined'}>;\n`);
  return `export interface ${className}Events {\n${lines.join('')}}\n`;
}

/** Returns the types for plain TypeScript pages: `querySelector` and `addEventListener` know the elements. */
export function tagTypes(elements: readonly Described[]): string {
  const tags = elements.map(({ tag, className }) => `    '${tag}': ${className};\n`).join('');
  return `${HEADER}${imports(elements)}
/** What an element tells; it stands before HTMLElement, whose own overload takes every name. */
interface Hearing<Events> {
  addEventListener<Name extends keyof Events>(
    type: Name,
    listener: (this: HTMLElement, event: Events[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof Events>(
    type: Name,
    listener: (this: HTMLElement, event: Events[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}

${elements.map((element) => `${elementTypes(element)}\n${events(element)}`).join('\n')}
declare global {
  interface HTMLElementTagNameMap {
${tags}  }
}
`;
}

/** Returns the types for React 19, which sets properties and listens to `on<event>`. */
export function jsxTypes(elements: readonly Described[]): string {
  const names = elements.flatMap(({ className }) => [className, `${className}Properties`, `${className}Events`]);
  const jsx = elements
    .map(
      ({ tag, className }) =>
        `      '${tag}': GongdiAttributes<${className}, ${className}Properties, ${className}Events>;\n`,
    )
    .join('');
  return `${HEADER}import type { ${names.join(', ')} } from './tags.ts';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

export type * from './tags.ts';

type Listeners<Events> = { [Name in keyof Events & string as \`on\${Name}\`]?: (event: Events[Name]) => void };
type GongdiAttributes<E, Properties, Events> = Omit<DetailedHTMLProps<HTMLAttributes<E>, E>, keyof Properties> &
  Properties &
  Listeners<Events>;

declare module 'react' {
  // The only way to add tags to React's JSX.
  namespace JSX {
    interface IntrinsicElements {
${jsx}    }
  }
}
`;
}

/** Returns the types for Svelte 5 (and 4): tags in templates, with their events in both spellings. */
export function svelteTypes(elements: readonly Described[]): string {
  const names = elements.flatMap(({ className }) => [`${className}Properties`, `${className}Events`]).join(', ');
  const tags = elements
    .map(
      ({ tag, className }) =>
        `    '${tag}': Omit<HTMLAttributes<HTMLElement>, keyof ${className}Properties> & ${className}Properties & Listeners<${className}Events>;\n`,
    )
    .join('');
  return `${HEADER}import type { HTMLAttributes } from 'svelte/elements';
import type { ${names} } from '@gongdi/elements';

type Listeners<Events> = {
  [Name in keyof Events & string as \`on\${'' | ':'}\${Name}\`]?: (event: Events[Name]) => void;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${tags}  }
}
`;
}

/** Types for Vue templates (Volar): \`compilerOptions.types: ['@gongdi/elements/vue']\`. */
export function vueTypes(elements: readonly Described[]): string {
  const tags = elements
    .map(
      ({ tag, className }) =>
        `    '${tag}': DefineComponent<${className}Properties, {}, {}, {}, {}, {}, {}, Listeners<${className}Events>>;\n`,
    )
    .join('');
  const names = elements.flatMap(({ className }) => [`${className}Properties`, `${className}Events`]).join(', ');
  return `${HEADER}import type { DefineComponent } from 'vue';
import type { ${names} } from '@gongdi/elements';

type Listeners<Events> = { [Name in keyof Events]: (event: Events[Name]) => void };

declare module 'vue' {
  interface GlobalComponents {
${tags}  }
}
`;
}

/** Returns the components for React 18, which sets attributes only and knows no events of custom elements. */
export function reactComponents(elements: readonly Described[]): string {
  const names = elements.flatMap(({ className }) => [className, `${className}Properties`, `${className}Events`]);
  const components = elements
    .map(
      ({ tag, className, words }) =>
        `/** ${words.en}. */\nexport const ${className} = component<${className}Element, ${className}Properties, ${className}Events>('${tag}');\n`,
    )
    .join('\n');
  const imports = names.map((name) =>
    name.endsWith('Properties') || name.endsWith('Events') ? name : `${name} as ${name}Element`,
  );
  return `${HEADER}import { component } from '../react/component.tsx';
import type { ${imports.join(', ')} } from './tags.ts';

${components}`;
}
