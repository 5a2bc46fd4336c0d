// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { L, leaveNoNotes } from './leaflet.ts';

const HOSTS = [window, document];
const noted = () => HOSTS.some((target) => '_leaflet_events' in target);
const map = () => L.map(document.createElement('div'), { fadeAnimation: false });

test('a map leaves nothing on the page, and nothing of another map is lost', () => {
  // Maps of other test files may still exist on the shared page.
  for (const target of HOSTS) Reflect.deleteProperty(target, '_leaflet_events');
  const [first, second] = [map(), map()];
  expect(noted()).toBe(true);
  first.remove();
  leaveNoNotes();
  expect(noted()).toBe(true);
  second.remove();
  leaveNoNotes();
  expect(noted()).toBe(false);
});
