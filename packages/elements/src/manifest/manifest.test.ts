import { describe, expect, it } from 'vitest';
import { declarations } from '../declarations.ts';
import { customElements, htmlData } from './custom-elements.ts';
import { described } from './described.ts';
import { jsxTypes, reactComponents, svelteTypes, tagTypes, vueTypes } from './framework-types.ts';

// `npx vitest run packages/elements/src/manifest -u` updates the files after a declaration has changed.
describe('generated files say what the declarations say', () => {
  it('custom-elements.json', () =>
    expect(customElements(described)).toMatchFileSnapshot('../../types/custom-elements.json'));
  it('html-data.json', () => expect(htmlData(described)).toMatchFileSnapshot('../../types/html-data.json'));
  it('jsx.ts', () => expect(jsxTypes(described)).toMatchFileSnapshot('../generated/jsx.ts'));
  it('tags.ts', () => expect(tagTypes(described)).toMatchFileSnapshot('../generated/tags.ts'));
  it('react.ts', () => expect(reactComponents(described)).toMatchFileSnapshot('../generated/react.ts'));
  it('svelte.d.ts', () => expect(svelteTypes(described)).toMatchFileSnapshot('../../types/svelte.d.ts'));
  it('vue.d.ts', () => expect(vueTypes(described)).toMatchFileSnapshot('../../types/vue.d.ts'));
});

describe('the manifest', () => {
  it('describes every declared element, property and method', () => {
    expect(described.map(({ tag }) => tag)).toEqual(declarations.map(({ tag }) => tag));
    for (const [index, declaration] of declarations.entries()) {
      const element = described[index];
      expect(element?.properties.map(({ name }) => name)).toEqual(Object.keys(declaration.properties));
      expect(element?.methods.map(({ name }) => name).toSorted()).toEqual([...declaration.methods].toSorted());
      for (const { words, name } of element?.properties ?? []) expect(words.zh && words.en, name).not.toBe('');
    }
  });

  it('is a manifest that tools can read', () => {
    const manifest = JSON.parse(customElements(described)) as {
      modules: { declarations: { tagName: string; attributes: { name: string; fieldName: string }[] }[] }[];
    };
    const designer = manifest.modules[0]?.declarations.find(({ tagName }) => tagName === 'gd-process-designer');
    expect(designer?.attributes.find(({ name }) => name === 'header-button-size')?.fieldName).toBe('headerButtonSize');
  });
});
