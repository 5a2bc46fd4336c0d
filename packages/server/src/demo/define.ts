import type { BlobStore } from '../files/index.ts';
import type { Ports } from '../ports.ts';
import type { Db } from '../store/index.ts';
import type { Telemetry } from '../telemetry/index.ts';

export interface DemoPorts extends Pick<Ports, 'passwordCost'> {
  /** Store of the demo's pictures; absent: the demo has no pictures. */
  blobs?: BlobStore;
}

/** The running services of a server that holds the demo. */
export interface DemoServer {
  telemetry: Pick<Telemetry, 'ingest' | 'registry'>;
  now: () => number;
  /** Whether any client follows live data. */
  isFollowed: () => boolean;
}

/** The part of the demo that a module adds. */
export interface Demo {
  /** Name of the module; other parts refer to this part by it. */
  name: string;
  /** Modules whose records this part refers to; their parts are loaded first. */
  after?: readonly string[];
  /** Adds the records, within the transaction that loads the whole demo. */
  load: (trx: Db, ports: DemoPorts) => Promise<void>;
  /** Keys of its devices: public, so they are accepted from this machine only. */
  deviceKeys?: readonly string[];
  /**
   * Lets go on until now what happens by itself, in a database with the demo: before the server starts, and every hour.
   */
  goOn?: (db: Db, now: number) => Promise<void>;
  /** Simulates activity while a server runs with the demo. @returns a function that stops it */
  live?: (server: DemoServer) => () => Promise<void>;
}

export const defineDemo = (demo: Demo): Demo => demo;

/**
 * Returns the parts of the demo so that each follows the parts named in its `after`, otherwise in the given order.
 * @throws Error when a named part does not exist, or parts depend on each other in a circle
 */
export function inOrder(demos: readonly Demo[]): Demo[] {
  const byName = new Map(demos.map((demo) => [demo.name, demo]));
  const done = new Set<Demo>();
  const visit = (demo: Demo, way: readonly string[]): void => {
    if (done.has(demo)) return;
    if (way.includes(demo.name)) throw new Error(`demo: ${[...way, demo.name].join(' → ')}`);
    for (const name of demo.after ?? []) {
      const before = byName.get(name);
      if (!before) throw new Error(`demo: ${demo.name} comes after ${name}, which is not there`);
      visit(before, [...way, demo.name]);
    }
    done.add(demo);
  };
  for (const demo of demos) visit(demo, []);
  return [...done];
}
