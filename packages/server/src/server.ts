import { sql } from 'kysely';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { callerOf } from './accounts/index.ts';
import { ROOMS } from './generated/rooms.ts';
import { handlersOf, makeGround, type Ground } from './ground.ts';
import {
  defaultBodyLimits,
  defaultConnectionLimits,
  defaultRateLimits,
  healthOf,
  makeApp,
  mayTalk,
  type HttpsIdentity,
} from './http/index.ts';
import { realPorts, type Ports } from './ports.ts';
import { realtime } from './realtime/index.ts';
import { repeat } from './repeat.ts';
import type { ServerOptions } from './server-options.ts';
import { newId, openVault } from './store/index.ts';
import { mqttBroker, type Telemetry } from './telemetry/index.ts';
import { VERSION } from './version.ts';

export interface Server {
  app: FastifyInstance;
  telemetry: Telemetry;
  /** Returns whether anybody follows live data of this server. */
  isFollowed: () => boolean;
  /** Starts to listen. @returns the address, `http://127.0.0.1:8620`. */
  start: (listen?: { host?: string; port?: number }) => Promise<string>;
  /** Opens the broker for devices. @returns its address, `mqtt://127.0.0.1:1883`, with a certificate `mqtts://…` */
  startMqtt: (listen?: { host?: string; port?: number }) => Promise<string>;
  /** Does the hourly work of all rooms once. @throws the first error, unlike the rounds that come by themselves */
  sweep: () => Promise<void>;
  /** Accepts no more calls, lets running calls end (10 s at most), and closes. The database stays open. */
  stop: () => Promise<void>;
  /** Uses another certificate for connections that are opened from now on. */
  useIdentity: (identity: HttpsIdentity) => void;
  /** Returns the address; undefined before `start`. */
  address: () => string | undefined;
}

const STOP_WITHIN = 10_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Makes a server on an open database. Stateless: several servers may share one database. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { database } = options;
  const { db } = database;
  const health = healthOf({ probe: () => sql`select 1`.execute(db), now: Date.now });
  const damages = await openVault(database);
  const failed = (error: unknown): void => {
    health.note(error);
    app.log.error(error);
  };
  const ports: Ports = { ...realPorts, report: failed, ...options.ports };
  const ground = makeGround(options, ROOMS, ports);
  await ground.open();
  const { engine, hub, live, setting, timeZone } = ground;
  const origins = { named: options.origins ?? [], loopback: options.loopback ?? false };
  const callerAt = (token: string | undefined, serial: string | undefined, now: number) =>
    callerOf(database, token, serial, now, setting);
  const app = await makeApp({
    handlers: handlersOf(ground, ROOMS),
    within: ground.within,
    callerOf: callerAt,
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
    hostPages: options.hostPages,
    offline: options.offline ?? true,
    map: ground.maps.setup,
    streams: options.streams ?? [],
    demoCamera: options.demoCamera ?? false,
    trustProxy: options.trustProxy,
    health,
    https: options.https,
  });
  for (const damage of damages) failed(damage);
  const lines = realtime({
    db,
    telemetry: live,
    hub,
    now: ports.now,
    server: newId(),
    callerOf: callerAt,
    mayOpen: (origin, host) => mayTalk(origin, host, origins),
  });
  await lines.open(app, database.listener);
  const hourly = sweepsOf(ground, 'hourly');
  const endHourly = repeat({ every: HOUR, steps: hourly, failed, atOnce: options.sweepAtStart ?? true });
  const endMinutes = repeat({ every: MINUTE, steps: sweepsOf(ground, 'eachMinute'), failed });
  const ends: (() => Promise<void>)[] = [];
  for (const { open } of ROOMS) if (open) ends.push(await open(ground));
  let address: string | undefined;

  return {
    app,
    telemetry: live,
    isFollowed: lines.isFollowed,
    start: async ({ host = '127.0.0.1', port = 0 } = {}) => {
      address = await app.listen({ host, port });
      engine.startWork();
      return address;
    },
    startMqtt: async ({ host = '127.0.0.1', port = 0 } = {}) => {
      const { ingest, registry, channels } = live;
      const line = { ingest, registry, channels, now: ports.now };
      const broker = await mqttBroker({ ...line, host, port, tls: options.mqttTls });
      ends.push(broker.close);
      return broker.address;
    },
    sweep: () => inTurn(hourly),
    useIdentity: (identity) => {
      if (app.server instanceof https.Server) app.server.setSecureContext({ ...identity });
    },
    stop: async () => {
      await endHourly();
      await endMinutes();
      for (const end of ends.splice(0)) await end();
      await hub.close();
      const late = setTimeout(() => app.server.closeAllConnections(), STOP_WITHIN);
      // A connection whose call has just ended would otherwise be kept open for the next call.
      const idle = setInterval(() => app.server.closeIdleConnections(), 50);
      await lines.close();
      await app.close();
      await ground.close();
      clearTimeout(late);
      clearInterval(idle);
      address = undefined;
    },
    address: () => address,
  };
}

/** Returns what the rooms repeat while a server runs. */
function sweepsOf(ground: Ground, name: 'hourly' | 'eachMinute'): (() => Promise<unknown>)[] {
  return ROOMS.flatMap((room) => room[name] ?? []).map((sweep) => () => sweep(ground, ground.ports.now()));
}

async function inTurn(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) await step();
}
