import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, createClient, memorySession, type Client } from '@gongdi/api';
import { openDatabase, personalKeys, type Database } from '@gongdi/server';
import { endVictims, killPostgres, outsideCluster, startVictim, type Victim } from '@gongdi/server/testing';
import { afterAll } from 'vitest';
import { PROGRAM } from '../../cli/support/gongdi.ts';

/** The processes that a kill ends. */
export const TARGETS = ['server', 'postgres', 'both'] as const;
export type Target = (typeof TARGETS)[number];

export interface Product {
  /** Starts `gongdi serve`, or waits until the running server answers again. @returns how long that took, ms */
  open: () => Promise<number>;
  kill: (target: Target) => Promise<void>;
  /**
   * Returns the HTTP client of a demo account, with the present address of the server. Once opened it stays signed in.
   */
  client: (name: string) => Promise<Client>;
  /** Reads the database directly, without the server. */
  look: <T>(see: (database: Database) => Promise<T>) => Promise<T>;
}

/** Whether the database is an external one that the server only connects to: `npm run torture -- outside`. */
const IS_OUTSIDE = process.env['GONGDI_TORTURE_DATABASE'] === 'outside';

/** Runs the bundled program with its own data folder, for one test file that kills it. */
export function killedProduct(): Product {
  const data = mkdtempSync(join(tmpdir(), 'gongdi-torture-'));
  // PostgreSQL then stores its data inside this folder, whichever user runs the test.
  chmodSync(data, 0o755);
  const folder = join(data, 'outside');
  const outside = IS_OUTSIDE ? outsideCluster(folder) : undefined;
  let url: string | undefined;
  let server: Victim | undefined;
  let address = '';
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(GONGDI_|DATABASE_URL|LC_|LANG)/.test(name)),
  );

  afterAll(async () => {
    await endVictims();
    await outside?.stop();
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  });

  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );

  return {
    async open() {
      const since = performance.now();
      // An external database is restarted independently of the server.
      url = await outside?.start();
      if (!server) {
        const given = url === undefined ? env : { ...env, DATABASE_URL: url };
        const args = ['serve', '--port', '0', '--data', data, '--no-simulate'];
        server = startVictim(PROGRAM, args, { env: given, quiet: true });
        address = await server.until((line) => line.startsWith('http://'));
      }
      while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 20));
      return performance.now() - since;
    },
    async kill(target) {
      // PostgreSQL first: if the server were killed first, there would be a moment without any work in progress.
      if (target !== 'server') killPostgres(outside ? folder : data);
      if (target === 'postgres') return;
      await server?.end();
      server = undefined;
    },
    async client(name) {
      const session = memorySession();
      const client = createClient({ config: () => ({ baseUrl: address }), session });
      const password = `${name[0]!.toUpperCase()}${name.slice(1)}@2026`;
      const given = await client.call(calls.user.login, { body: { user_name: name, password } });
      session.set({ token: given.token, serial: given.serial_token_number });
      return client;
    },
    async look(see) {
      const database = await openDatabase(
        url === undefined ? { dataDir: data, beside: true } : { url, keys: personalKeys({ dataDir: data }) },
      );
      try {
        return await see(database);
      } finally {
        await database.close();
      }
    },
  };
}
