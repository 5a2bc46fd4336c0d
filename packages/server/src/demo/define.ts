import type { Kysely } from 'kysely';
import type { BlobStore } from '../files/index.ts';
import type { Ports } from '../ports.ts';
import type { Telemetry } from '../telemetry/index.ts';

export interface DemoPorts extends Pick<Ports, 'passwordCost'> {
  /** Where its pictures go; absent: it has none. */
  blobs?: BlobStore;
}

/** What is alive in a server that holds the demo. */
export interface DemoServer {
  telemetry: Pick<Telemetry, 'ingest' | 'registry'>;
  now: () => number;
  /** Whether anybody follows live data. */
  isFollowed: () => boolean;
}

/** What a module puts into the demo. */
export interface Demo {
  /** What other parts of the demo call it by: the module. */
  name: string;
  /** Modules whose records its own refer to; those are loaded first. */
  after?: readonly string[];
  /** Adds its records, within the transaction that loads all of the demo. */
  load: (trx: Kysely<unknown>, ports: DemoPorts) => Promise<void>;
  /** Keys of its devices: known to everyone, so they are taken on one's own machine only. */
  deviceKeys?: readonly string[];
  /** Lets something happen while a server runs over the demo. @returns ends it */
  live?: (server: DemoServer) => () => Promise<void>;
}

export const defineDemo = (demo: Demo): Demo => demo;

/**
 * The parts of the demo, each behind those that it names; else in the order in which they are given.
 * @throws Error when a name is not there, or two wait for each other
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
