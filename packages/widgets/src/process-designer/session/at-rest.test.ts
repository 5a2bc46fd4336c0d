import EventBus from 'diagram-js/lib/core/EventBus.js';
import { expect, test } from 'vitest';
import { atRest } from './at-rest.ts';
import type { Stage } from './stage.ts';

test('what is dragged is put down and what is typed is written before it is at rest', async () => {
  const eventBus = new EventBus();
  const now = { dragged: true, typed: true };
  const services = {
    eventBus,
    dragging: { context: () => (now.dragged ? {} : undefined) },
    directEditing: { isActive: () => now.typed },
  };
  const stage = { service: (name: keyof typeof services) => services[name] } as unknown as Pick<Stage, 'service'>;
  let rests = false;
  const done = atRest(stage).then(() => (rests = true));
  eventBus.fire('drag.cleanup', {});
  now.dragged = false;
  await new Promise((later) => setTimeout(later, 10));
  expect(rests).toBe(false);
  // The engine tells it before it is so.
  eventBus.fire('directEditing.deactivate', {});
  now.typed = false;
  await done;
  await atRest(stage);
});
