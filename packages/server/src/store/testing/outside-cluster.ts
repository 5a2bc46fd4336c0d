import { findPackage, prepareBinaries } from '../postgres/binaries.ts';
import { accessTo, APP, bootstrap, probeWith } from '../postgres/bootstrap.ts';
import { openCluster } from '../postgres/cluster.ts';
import { openHome, openSecret, type Home } from '../postgres/home.ts';
import { stopPostgres } from '../postgres/launch.ts';
import { adoptOrStart } from '../postgres/start.ts';
import { systemBinaries } from './system-binaries.ts';

/** A PostgreSQL that a server uses by `DATABASE_URL` and that only the test starts and stops. */
export interface OutsideCluster {
  /** Starts it, or waits until it accepts connections again. @returns its address, the same each time */
  start: () => Promise<string>;
  stop: () => Promise<void>;
}

/**
 * A cluster in its own folder that writes everything to disk, as in production. Uses the installed PostgreSQL if there
 * is one, else that of npm. `killPostgres(folder)` kills it.
 */
export function outsideCluster(folder: string): OutsideCluster {
  let home: Home | undefined;
  const programs = (at: Home) => systemBinaries() ?? prepareBinaries(findPackage(), at.folder, at.user);
  return {
    async start() {
      home ??= openHome(folder);
      const password = openSecret(home);
      const binaries = programs(home);
      await openCluster(home, binaries, password);
      const { host, port } = await adoptOrStart(home, binaries, probeWith(password));
      await bootstrap(accessTo({ host, port }, password));
      const place = host.startsWith('/') ? `localhost/${APP}?host=${host}&port=${port}` : `${host}:${port}/${APP}`;
      return `postgres://${APP}:${password}@${place}`;
    },
    async stop() {
      if (home) await stopPostgres(home, programs(home));
    },
  };
}
