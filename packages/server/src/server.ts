import { DEFAULT_TIME_ZONE, devicelist, patrolplan, type RowOf } from '@gongdi/domain';
import { sql } from 'kysely';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  accountHandlers,
  callerOf,
  captchasIn,
  rightsVersion,
  sweepAccounts,
  sweepSessions,
} from './accounts/index.ts';
import { administrationHandlers } from './administration/index.ts';
import { applicantHandlers, sweepApplicantFiles, type ApplicantBounds } from './applicants/index.ts';
import { areaHandlers, filesOfAreas, releaseRemoved } from './areas/index.ts';
import { dictionaryHandlers, overlayStore, type OverlayStore } from './dictionary/index.ts';
import { entryHandlers, type SignOn } from './entry/index.ts';
import { projectFenceHandlers } from './fences/index.ts';
import { menuHandlers, menuStore, type MenuStore } from './menu/index.ts';
import { fileHandlers, signingKey, sweepFiles, type BlobStore } from './files/index.ts';
import type { Handler } from './handler/index.ts';
import {
  defaultBodyLimits,
  defaultConnectionLimits,
  defaultRateLimits,
  healthOf,
  makeApp,
  mayTalk,
  type BodyLimits,
  type ConnectionLimits,
  type LogMode,
  type RateLimits,
  type TrustProxy,
} from './http/index.ts';
import { materialHandlers } from './materials/index.ts';
import { mapHandlers, NO_MAP, type MapSetup } from './maps/index.ts';
import { notificationHandlers, notificationHub, sweepNotifications, type Hub } from './notify/index.ts';
import { countTodo, filesOfProcesses, passDeadlines, processHandlers } from './process/index.ts';
import { processEngine, type ProcessEngine, type ProcessEngineOptions } from './process-engine.ts';
import { makeRound, makeRounds, patrolHandlers } from './patrols/index.ts';
import { realPorts, type Ports } from './ports.ts';
import { realtime } from './realtime/index.ts';
import { repeat } from './repeat.ts';
import {
  businessRecords,
  filesOfSteps,
  resourceHandlers,
  sweepCallKeys,
  sweepOverdue,
  sweepUploads,
  type AfterWrite,
} from './resources/index.ts';
import { settingHandlers, settingStore, type SettingStore } from './settings/index.ts';
import { newId, type Database } from './store/index.ts';
import {
  mqttBroker,
  outsideBroker,
  telemetry,
  type Telemetry,
  type TlsIdentity,
  type TlsTrust,
} from './telemetry/index.ts';
import { VERSION } from './version.ts';

export interface ServerOptions extends ProcessEngineOptions {
  /** Open and migrated; stays the caller's to close. */
  database: Database;
  ports?: Partial<Ports>;
  /** Where uploaded bytes lie; absent: no file is taken. */
  blobs?: BlobStore;
  /** Folder of the built elements with the console's `index.html`; absent: the API alone. */
  elementsDir?: string;
  /** What the console's maps stand on; absent: a graticule. */
  map?: MapSetup;
  /** Origins of media servers whose streams the console plays, `https://media.example`; absent: only its own. */
  streams?: readonly string[];
  /** Origins whose pages may call the API and frame the console; `loopback` also those of this machine. */
  origins?: readonly string[];
  loopback?: boolean;
  /** Passwords that no login from elsewhere is given for. */
  refusedPasswords?: Iterable<string>;
  /** Keys that no device elsewhere signs in with. */
  refusedKeys?: Iterable<string>;
  /** Nor from this machine (default). Where a proxy stands in between, nobody is on this machine. */
  refusedHere?: boolean;
  log?: LogMode;
  limits?: Partial<RateLimits>;
  bodies?: Partial<BodyLimits>;
  connections?: Partial<ConnectionLimits>;
  /** What people without an account may take up. */
  applicants?: Partial<ApplicantBounds>;
  /** Folder for files while they come; absent: one among the temporary files. */
  spoolDir?: string;
  /** Check each answer against the contract; a mismatch is an error. On in tests. */
  checkAnswers?: boolean;
  /** Proxies of one's own whose word on the client is taken: so many, or those in these networks (CIDR). */
  trustProxy?: TrustProxy;
  /** Whoever has it reads the metrics from anywhere. */
  metricsToken?: string;
  /** How another system vouches for users by signed tokens. */
  signOn?: SignOn;
  /** IANA zone in which days begin and end (default Asia/Shanghai). */
  timeZone?: string;
  /** Broker elsewhere that devices publish to. */
  mqttUrl?: string;
  /** What that broker is known by over TLS, and what it knows this server by. */
  mqttTrust?: TlsTrust;
  /** Certificate of the broker inside; absent: it speaks without TLS. */
  mqttTls?: TlsIdentity;
  /** Told when that broker is found and lost. */
  reportBroker?: (event: { kind: 'connected' } | { kind: 'lost'; reason: string }) => void;
}

export interface Server {
  app: FastifyInstance;
  telemetry: Telemetry;
  /** Whether anybody follows live data of this server. */
  isFollowed: () => boolean;
  /** Listens. @returns the address, `http://127.0.0.1:8620`. */
  start: (listen?: { host?: string; port?: number }) => Promise<string>;
  /** Opens the broker for devices. @returns its address, `mqtt://127.0.0.1:1883`, `mqtts://…` with a certificate */
  startMqtt: (listen?: { host?: string; port?: number }) => Promise<string>;
  /** Takes no more calls, lets those under way end (10 s at most), and closes. The database stays open. */
  stop: () => Promise<void>;
  /** Where it listens; undefined before `start`. */
  address: () => string | undefined;
}

const STOP_WITHIN = 10_000;
const SWEEP_EVERY = 3_600_000;
const DEADLINES_EVERY = 60_000;

/** The server over an open database. Stateless: several may share one database. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { database } = options;
  const { db } = database;
  const ports: Ports = { ...realPorts, report: (error) => failed(error), ...options.ports };
  const dictionaries = overlayStore(db);
  await dictionaries.open(database.listener);
  const hub = notificationHub();
  await hub.open(database.listener);
  dictionaries.onChange(() => hub.tellAll('dictionary'));
  const menus = menuStore(db);
  await menus.open(database.listener);
  menus.onChange(() => hub.tellAll('menu'));
  const settings = settingStore(db);
  await settings.open(database.listener);
  settings.onChange(() => hub.tellAll('setting'));
  const timeZone = options.timeZone ?? DEFAULT_TIME_ZONE;
  const origins = { named: options.origins ?? [], loopback: options.loopback ?? false };
  const live = telemetry({
    db,
    ports,
    refusedKeys: options.refusedKeys,
    refusedHere: options.refusedHere,
    setting: settings.read,
  });
  await live.open(database.listener);
  const processes = processEngine(database, ports, options);
  const health = healthOf({ probe: () => sql`select 1`.execute(db), now: Date.now });
  const app = await makeApp({
    handlers: allHandlers(options, ports, dictionaries, hub, live, processes, menus, settings),
    within: dictionaries.run,
    callerOf: (token, serial, now) => callerOf(database, token, serial, now, settings.read),
    now: ports.now,
    checkAnswers: options.checkAnswers ?? false,
    version: VERSION,
    log: options.log ?? 'off',
    limits: { ...defaultRateLimits, ...options.limits },
    bodyLimits: { ...defaultBodyLimits, ...options.bodies },
    connections: { ...defaultConnectionLimits, ...options.connections },
    spoolDir: options.spoolDir ?? path.join(os.tmpdir(), 'gongdi-incoming'),
    metricsToken: options.metricsToken,
    origins,
    timeZone,
    elementsDir: options.elementsDir,
    map: options.map ?? NO_MAP,
    streams: options.streams ?? [],
    trustProxy: options.trustProxy,
    health,
  });
  const lines = realtime({
    db,
    telemetry: live,
    hub,
    now: ports.now,
    server: newId(),
    callerOf: (token, serial, now) => callerOf(database, token, serial, now, settings.read),
    mayOpen: (origin, host) => mayTalk(origin, host, origins),
  });
  await lines.open(app, database.listener);
  const failed = (error: unknown): void => {
    health.note(error);
    app.log.error(error);
  };
  const sweeps = [
    (now: number) => sweepAccounts(db, now, settings.read),
    (now: number) => sweepUploads(db, now),
    (now: number) => sweepCallKeys(db, now),
    (now: number) => sweepFiles(db, options.blobs, now, [filesOfProcesses(), filesOfAreas(), filesOfSteps()]),
    (now: number) => makeRounds(db, now, timeZone),
    (now: number) => sweepOverdue(db, now, timeZone),
    (now: number) => sweepNotifications(db, now, settings.read('notifications_days')),
  ];
  const endSweeps = repeat({
    every: SWEEP_EVERY,
    steps: sweeps.map((sweep) => () => sweep(ports.now())),
    failed,
    atOnce: true,
  });
  const endDeadlines = repeat({
    every: DEADLINES_EVERY,
    // A list of who is there is never older than this.
    steps: [
      () => passDeadlines(db, processes.engine, ports.now()),
      () => sweepSessions(db, ports.now(), settings.read),
      () => sweepApplicantFiles(db, options.blobs, ports.now()),
    ],
    failed,
  });
  let address: string | undefined;
  const reading = { ingest: live.ingest, registry: live.registry, now: ports.now };
  const ends: (() => Promise<void>)[] = [];
  if (options.mqttUrl !== undefined) {
    const outside = outsideBroker({
      ...reading,
      url: options.mqttUrl,
      trust: options.mqttTrust,
      report: options.reportBroker,
    });
    ends.push(outside.close);
  }

  return {
    app,
    telemetry: live,
    isFollowed: lines.isFollowed,
    start: async ({ host = '127.0.0.1', port = 0 } = {}) => {
      address = await app.listen({ host, port });
      processes.engine.startWork();
      return address;
    },
    startMqtt: async ({ host = '127.0.0.1', port = 0 } = {}) => {
      const broker = await mqttBroker({ ...reading, host, port, tls: options.mqttTls });
      ends.push(broker.close);
      return broker.address;
    },
    stop: async () => {
      await endSweeps();
      await endDeadlines();
      for (const end of ends.splice(0)) await end();
      await hub.close();
      const late = setTimeout(() => app.server.closeAllConnections(), STOP_WITHIN);
      // A connection whose call has just ended would be kept for the next one.
      const idle = setInterval(() => app.server.closeIdleConnections(), 50);
      await lines.close();
      await app.close();
      await live.close();
      await processes.close();
      await dictionaries.close();
      await menus.close();
      await settings.close();
      clearTimeout(late);
      clearInterval(idle);
      address = undefined;
    },
    address: () => address,
  };
}

/** One handler for every call of the contract; a test compares the two. */
export function allHandlers(
  options: Pick<
    ServerOptions,
    'database' | 'blobs' | 'map' | 'refusedPasswords' | 'refusedHere' | 'applicants' | 'timeZone' | 'signOn'
  >,
  ports: Ports,
  dictionaries: OverlayStore = overlayStore(options.database.db),
  hub: Hub = notificationHub(),
  live: Telemetry = telemetry({ db: options.database.db, ports }),
  { engine, hooks }: ProcessEngine = processEngine(options.database, ports, options),
  menus: MenuStore = menuStore(options.database.db),
  settings: SettingStore = settingStore(options.database.db),
): Handler[] {
  const { db, pool } = options.database;
  const setting = settings.read;
  const captchas = captchasIn(db, ports);
  const fileKey = signingKey(db, ports.randomBytes);
  const { timeZone = DEFAULT_TIME_ZONE, blobs } = options;
  const resources = { db, timeZone, fileKey, blobs, setting, afterWrite: afterWrite(timeZone) };
  const records = businessRecords(resources);
  return [
    ...accountHandlers({
      db,
      pool,
      ports,
      captchas,
      setting,
      refusedPasswords: new Set(options.refusedPasswords),
      refusedHere: options.refusedHere,
    }),
    ...dictionaryHandlers(db, dictionaries),
    ...mapHandlers(options.map ?? NO_MAP),
    ...notificationHandlers(db, hub, {
      todo: (account_id) => countTodo(db, account_id, ports.now()),
      rights: async (account_id) => ({ version: `${await rightsVersion(db, account_id)}.${menus.version()}` }),
    }),
    ...areaHandlers({ db, fileKey, timeZone }),
    ...entryHandlers({ db, pool, ports, captchas, setting, signOn: options.signOn }),
    ...applicantHandlers({
      db,
      pool,
      ports,
      captchas,
      setting,
      blobs,
      key: fileKey,
      timeZone,
      bounds: options.applicants,
    }),
    ...materialHandlers(db, fileKey),
    ...administrationHandlers({ db, pool, ports, setting }),
    ...menuHandlers(db, menus),
    ...settingHandlers(db, settings),
    ...fileHandlers({ db, blobs: options.blobs, key: fileKey, randomBytes: ports.randomBytes, setting }),
    ...resourceHandlers(resources),
    ...patrolHandlers(db, timeZone),
    ...projectFenceHandlers({ db, fileKey }),
    ...live.handlers(),
    ...processHandlers({
      db,
      fileKey,
      engine,
      hooks,
      records,
      now: ports.now,
      zone: timeZone,
    }),
  ];
}

/** What rooms above the resources do when one of their records is written. */
function afterWrite(timeZone: string): AfterWrite {
  return {
    [devicelist.name]: (trx, row) => releaseRemoved(trx, row as RowOf<typeof devicelist>),
    [patrolplan.name]: (trx, row, now) => makeRound(trx, row as RowOf<typeof patrolplan>, now, timeZone),
  };
}
