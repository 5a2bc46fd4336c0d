// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { L, leaveNoNotes } from './leaflet.ts';

const noted = () => [window, document].some((target) => '_leaflet_events' in target);
const map = () => L.map(document.createElement('div'), { fadeAnimation: false });

test('a map leaves nothing on the page, and nothing of another map is lost', () => {
  const [first, second] = [map(), map()];
  expect(noted()).toBe(true);
  first.remove();
  leaveNoNotes();
  expect(noted()).toBe(true);
  second.remove();
  leaveNoNotes();
  expect(noted()).toBe(false);
});
