import { expect, it } from 'vitest';

it('can be imported where there is no DOM, and then defines nothing', async () => {
  const { configure, register } = await import('./index.ts');
  await import('./loader.ts');
  expect(typeof customElements).toBe('undefined');
  expect(() => {
    register();
    configure({ baseUrl: 'https://site.example' });
  }).not.toThrow();
});
