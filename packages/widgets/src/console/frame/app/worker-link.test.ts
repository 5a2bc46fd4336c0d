import { expect, it, vi } from 'vitest';
import { WorkerLink, type ToWorker } from './worker-link.ts';

/** A worker that says which build it is of. */
function worker(build: string, state = 'installed') {
  const messages: ToWorker[] = [];
  const target = new EventTarget();
  return Object.assign(target, {
    state,
    messages,
    postMessage: (message: ToWorker, ports: MessagePort[]) => {
      messages.push(message);
      if (message.kind === 'gongdi-build') ports[0]!.postMessage(build);
    },
  });
}

function page({ waiting = null as ReturnType<typeof worker> | null, controller = worker('one', 'activated') } = {}) {
  const container = Object.assign(new EventTarget(), { controller, register: vi.fn() });
  const registration = Object.assign(new EventTarget(), {
    active: controller,
    waiting,
    installing: null as ReturnType<typeof worker> | null,
    update: vi.fn(async () => {}),
  });
  container.register.mockResolvedValue(registration);
  const reload = vi.fn();
  const link = new WorkerLink({ container: container as never, build: 'one', loaded: () => ['/a.js'], reload });
  const install = (next: ReturnType<typeof worker>) => {
    registration.installing = next;
    registration.dispatchEvent(new Event('updatefound'));
    next.state = 'installed';
    next.dispatchEvent(new Event('statechange'));
  };
  return { link, container, registration, reload, install };
}
const kinds = (one: ReturnType<typeof worker>) => one.messages.map(({ kind }) => kind);

it('hands over what was loaded, and tells nothing while nothing is new', async () => {
  const { link, container } = page();
  await link.start();
  expect(container.controller.messages).toEqual([{ kind: 'gongdi-keep', files: ['/a.js'] }]);
  expect(link.isNew()).toBe(false);
});

it('tells of another version, and goes over to it when the user wants', async () => {
  const { link, container, reload, install } = page();
  await link.start();
  const next = worker('two', 'installing');
  const listener = vi.fn();
  link.subscribe(listener);
  install(next);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  expect([link.isNew(), kinds(next)]).toEqual([true, ['gongdi-build']]);
  vi.useFakeTimers();
  link.apply();
  expect(kinds(next)).toEqual(['gongdi-build', 'gongdi-take-over']);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(reload).toHaveBeenCalledOnce();
});

it('lets a worker of the own build take over without a word: the page came from the network', async () => {
  const next = worker('one');
  const { link } = page({ waiting: next });
  await link.start();
  expect([kinds(next), link.isNew()]).toEqual([['gongdi-build', 'gongdi-take-over'], false]);
});

it('tells when another tab has gone over', async () => {
  const { link, container, reload } = page();
  await link.start();
  container.controller = worker('two', 'activated');
  container.dispatchEvent(new Event('controllerchange'));
  await vi.waitFor(() => expect(link.isNew()).toBe(true));
  link.apply();
  expect(reload).toHaveBeenCalledOnce();
});

it('says nothing where the browser refuses workers', async () => {
  const { link, container } = page();
  container.register.mockRejectedValueOnce(new Error('SecurityError'));
  await link.start();
  container.register.mockResolvedValueOnce(undefined);
  await link.start();
  await link.look();
  expect(link.isNew()).toBe(false);
});
