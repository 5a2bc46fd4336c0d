/** Messages of a page to the service worker of the console (`packages/elements/src/standalone/worker`). */
export type ToWorker =
  /** Asks for the name of its build; the answer comes through the port. */
  | { kind: 'gongdi-build' }
  /** A worker that waits may replace the one before it. */
  | { kind: 'gongdi-take-over' }
  /** Addresses of files that the page loaded before it had a worker. */
  | { kind: 'gongdi-keep'; files: readonly string[] };

const WORKER = '/service-worker.js';
/** A worker that does not answer in this time is none of ours, ms. */
const PATIENCE = 5000;

type Container = Pick<ServiceWorkerContainer, 'register' | 'controller' | 'addEventListener'>;

interface Ports {
  container: Container;
  /** Name of the build that this page belongs to. */
  build: string;
  /** Addresses of the files that the page has loaded. */
  loaded: () => readonly string[];
  reload: () => void;
}

/** The page's side of the service worker: registers it, and finds out when there is a new version. */
export class WorkerLink {
  readonly #ports: Ports;
  #registration: ServiceWorkerRegistration | undefined;
  #waiting: ServiceWorker | undefined;
  #isNew = false;
  readonly #listeners = new Set<() => void>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** Whether a version other than that of the page is ready. */
  readonly isNew = (): boolean => this.#isNew;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Without a worker the console works as before, only not without a network; so no failure is told. */
  async start(): Promise<void> {
    const { container, loaded } = this.#ports;
    const registration = await container.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
    // Some browsers give nothing where workers are switched off.
    if (!registration) return;
    this.#registration = registration;
    const keepLoaded = () => tell(container.controller, { kind: 'gongdi-keep', files: loaded() });
    const controlled = container.controller !== null;
    if (controlled) keepLoaded();
    container.addEventListener('controllerchange', () => {
      keepLoaded();
      if (controlled) void this.#replaced();
    });
    registration.addEventListener('updatefound', () => this.#follow(registration.installing));
    this.#follow(registration.installing);
    await this.#found(registration.waiting);
  }

  /** Looks for a new version. */
  async look(): Promise<void> {
    // Without a network there is none.
    await this.#registration?.update().catch(() => undefined);
  }

  /** Goes over to the new version. What is not saved has to be settled before. */
  apply(): void {
    const { container, reload } = this.#ports;
    if (!this.#waiting) return reload();
    // Once: a second one would cut off the first, which takes a while where the new worker has only just begun.
    const late = setTimeout(reload, PATIENCE);
    const goOver = () => {
      clearTimeout(late);
      reload();
    };
    container.addEventListener('controllerchange', goOver, { once: true });
    tell(this.#waiting, { kind: 'gongdi-take-over' });
  }

  #follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void this.#found(worker);
    });
  }

  /** A worker waits. One of the page's own build takes over at once: the page came from the network. */
  async #found(worker: ServiceWorker | null): Promise<void> {
    const build = worker && this.#registration?.active ? await buildOf(worker) : undefined;
    if (!worker || build === undefined || worker.state !== 'installed') return;
    if (build === this.#ports.build) return tell(worker, { kind: 'gongdi-take-over' });
    this.#waiting = worker;
    this.#tellNew();
  }

  /** Another tab has gone over to a new version. */
  async #replaced(): Promise<void> {
    const { container, build } = this.#ports;
    const now = container.controller && (await buildOf(container.controller));
    if (!now || now === build) return;
    this.#waiting = undefined;
    this.#tellNew();
  }

  #tellNew(): void {
    this.#isNew = true;
    for (const listener of this.#listeners) listener();
  }
}

function tell(worker: ServiceWorker | null, message: ToWorker, ports: MessagePort[] = []): void {
  worker?.postMessage(message, ports);
}

/** @returns undefined: the worker does not answer */
function buildOf(worker: ServiceWorker): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (build?: string) => {
      clearTimeout(timer);
      port1.close();
      resolve(build);
    };
    const timer = setTimeout(end, PATIENCE);
    port1.addEventListener('message', ({ data }) => end(typeof data === 'string' ? data : undefined));
    port1.start();
    tell(worker, { kind: 'gongdi-build' }, [port2]);
  });
}
