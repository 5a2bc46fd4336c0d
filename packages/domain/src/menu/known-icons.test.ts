import { expect, it } from 'vitest';
import { iconsOf, KNOWN_ICONS } from './known-icons.ts';

it('icons that groups bring are called what they are', () => {
  const weather = { zh: '天气', en: 'Weather' };
  const icons = iconsOf([
    { icon: { own: 'weather' }, label: weather },
    { icon: 'site', label: weather },
    { label: weather },
  ]);
  expect([...icons].at(-1)).toEqual(['weather', weather]);
  expect(icons.get('site')).toEqual({ zh: '工地', en: 'Site' });
  expect(() => iconsOf([{ icon: { own: 'apps' }, label: weather }])).toThrow('icon apps: there are two');
});

// Stored menu arrangements contain the names.
it('the names that were given out stay', () => {
  const given = ['bench', 'form', 'site', 'area', 'device', 'process', 'safety', 'notice', 'system', 'apps'];
  expect([...KNOWN_ICONS.keys()]).toEqual(expect.arrayContaining(given));
});
