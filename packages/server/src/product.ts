import path from 'node:path';
import { accountId, DEMO_ACCOUNTS, type DemoAccount } from './demo/index.ts';
import { openBlobs, type S3Options } from './files/index.ts';
import { bringUpToDate } from './first-run.ts';
import { DEMOS } from './generated/demos.ts';
import { productTls, readHostPages, type LogMode, type RateLimits, type TlsFiles } from './http/index.ts';
import { httpSms } from './http-sms.ts';
import { checkPorts, isLoopback, listen, listenMqtt } from './listen.ts';
import { readMap } from './maps/index.ts';
import { realPorts, type Ports, type SmsMessage } from './ports.ts';
import { repeat } from './repeat.ts';
import { createServer, type Server } from './server.ts';
import type { ServerOptions } from './server-options.ts';
import {
  fileKeys,
  fixedKeys,
  KEY_FILE,
  openDatabase,
  type Keyring,
  type Database,
  type StoreEvent,
  type Db,
} from './store/index.ts';

export interface ProductOptions {
  /** Folder for uploaded files and, unless `databaseUrl` is given, for the data of the embedded PostgreSQL. */
  dataDir: string;
  databaseUrl?: string;
  /** Bucket for uploaded files instead of the data folder. */
  s3?: S3Options;
  /** Default: loopback only. */
  host?: string;
  /** Default: 8620 or the next free port; 0: any. */
  port?: number;
  /**
   * Certificate for HTTPS: its files, or `self-signed` for one that is made and kept in the data folder. Absent: HTTP.
   */
  tls?: TlsFiles | 'self-signed';
  /** Called when a renewed certificate cannot be used; the one in use stays. */
  reportTls?: (error: unknown) => void;
  /** Port of the MQTT broker for devices; 0: any; absent: none. */
  mqttPort?: number;
  /** External broker to which devices publish. */
  mqttUrl?: string;
  mqttTrust?: ServerOptions['mqttTrust'];
  mqttTls?: ServerOptions['mqttTls'];
  /** Origins of media servers whose streams the console plays. */
  streams?: readonly string[];
  /** Program that makes PDFs of Office files. */
  converter?: ServerOptions['converter'];
  /** Called when the connection to that broker is made or lost. */
  reportBroker?: (event: { kind: 'connected' } | { kind: 'lost'; reason: string }) => void;
  /** Load the demo into an empty database (default). Otherwise an administrator is made. */
  demo?: boolean;
  /** Simulate readings of the demo devices (default); no effect on a database without the demo. */
  simulate?: boolean;
  /** Accept the published passwords of the demo on a host that is not loopback. */
  demoPublic?: boolean;
  /** Folder of the built elements and the console page. */
  elementsDir?: string;
  /** False: devices do not keep the console for times without a network. */
  offline?: boolean;
  /** File that configures base maps and place search of the console. */
  mapFile?: string;
  /** File with pages of the installation in the menu of the console; their modules lie beside it. */
  pagesFile?: string;
  /** Origins of other pages that may call the API and frame the console. */
  origins?: readonly string[];
  log?: LogMode;
  timeZone?: string;
  trustProxy?: ServerOptions['trustProxy'];
  /** Token with which the metrics can be read from anywhere; this machine may read them without it. */
  metricsToken?: string;
  limits?: Partial<RateLimits>;
  /** HTTP gateway for SMS codes, and its token. Absent: codes are shown in the terminal, on loopback only. */
  smsUrl?: string;
  smsToken?: string;
  /** Single sign-on by signed tokens of another system, and by an OpenID Connect provider. */
  signOn?: ServerOptions['signOn'];
  openId?: ServerOptions['openId'];
  /** Hosts to which messages may be sent (all public ones), and the key that encrypts secrets of channels. */
  messageHosts?: ServerOptions['messageHosts'];
  secretKey?: ServerOptions['secretKey'];
  /** Keys of the personal data in base64, the current one first; absent: those of the key file in the data folder. */
  personalKeys?: readonly string[];
  /** Hosts that process models may call over HTTP (none by default), and the secret that signs these calls. */
  callOut?: ServerOptions['callOut'];
  /** Engine that runs the processes instead of the embedded one. */
  outsideEngine?: ServerOptions['outsideEngine'];
  /** Called with the administrator that the first start without demo makes, as soon as the account exists. */
  reportAdministrator?: (administrator: { user_name: string; password: string }) => void;
  /** Shows a code that would be sent by SMS. */
  showCode?: (message: SmsMessage) => void;
  /** Called when the database connection is lost and when it is restored. */
  report?: (event: StoreEvent) => void;
}

/** The running product. */
export interface Product {
  /** `http://127.0.0.1:8620` */
  address: string;
  /** Certificate that phones have to trust once, if the product made its own. */
  authority?: string;
  /** Where devices publish, `mqtt://127.0.0.1:1883`; absent: no broker was requested. */
  mqtt?: string;
  /** Accounts of the demo if the database contains it; `usable`: whether their passwords are accepted here. */
  demo?: { accounts: readonly DemoAccount[]; usable: boolean };
  /** Made at the first start without demo; shown once, because only the hash of the password is stored. */
  administrator?: { user_name: string; password: string };
  /** Where the data is. `moved`: outside the data folder, so the path should be printed. */
  database: Pick<Database, 'kind' | 'where' | 'moved' | 'how'>;
  /** Ends the running calls, then closes the database. */
  stop: () => Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const HOUR = 3_600_000;

/** Returns the keys of the personal data of an installation. @throws StoreError `personal_keys` */
export function personalKeys({
  dataDir,
  personalKeys: given = [],
}: Pick<ProductOptions, 'dataDir' | 'personalKeys'>): Keyring {
  return given.length > 0 ? fixedKeys(given, 'GONGDI_PERSONAL_KEYS') : fileKeys(path.join(dataDir, KEY_FILE));
}

/**
 * Everything that `gongdi serve` starts: database, schema, first data, server.
 * @throws StoreError if the database cannot be opened, ListenError if the port is not available, MapError or
 *   HostPagesError if the configuration of maps or pages is wrong, TlsError if a certificate cannot be used
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { dataDir, databaseUrl: url, mapFile, pagesFile, report } = options;
  const map = mapFile === undefined ? undefined : await readMap(mapFile);
  const hostPages = pagesFile === undefined ? undefined : await readHostPages(pagesFile);
  const { tls: given, host = LOOPBACK, reportTls: failed } = options;
  const tls = await productTls({ tls: given, dataDir, host, now: realPorts.now, failed });
  const keys = personalKeys(options);
  const database = await openDatabase(url === undefined ? { dataDir, report, keys } : { url, report, keys });
  try {
    return await startOn(database, { map, hostPages }, tls, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function startOn(
  database: Database,
  files: Pick<ServerOptions, 'map' | 'hostPages'>,
  tls: Awaited<ReturnType<typeof productTls>>,
  options: ProductOptions,
): Promise<Product> {
  const host = options.host ?? LOOPBACK;
  const loopback = isLoopback(host);
  await checkPorts(host, options.port, options.mqttPort);
  const blobs = openBlobs(options);
  const first = await bringUpToDate(database, realPorts, options.demo ?? true, blobs);
  // Reported at once: if the start fails later, the password could not be shown any more.
  if (first?.kind === 'administrator') options.reportAdministrator?.(first);
  const demo = await holdsDemo(database.db);
  const lives = demo && options.simulate !== false;
  // Before the first sweep: it would send away everybody whom no gate has seen since the day of the demo.
  if (lives) await demoGoesOn(database.db);
  const isPublic = options.demoPublic === true;
  const usable = loopback || isPublic;
  const server: Server = await createServer({
    database,
    blobs,
    ports: { sms: smsOf(options, loopback) },
    signOn: options.signOn,
    openId: options.openId,
    callOut: options.callOut,
    messageHosts: options.messageHosts,
    secretKey: options.secretKey,
    outsideEngine: options.outsideEngine,
    elementsDir: options.elementsDir,
    offline: options.offline,
    https: tls.https,
    ...files,
    mapsDir: path.join(options.dataDir, 'maps'),
    origins: options.origins,
    loopback,
    refusedPasswords: isPublic ? [] : DEMO_ACCOUNTS.map((account) => account.password),
    refusedKeys: isPublic ? [] : DEMOS.flatMap(({ deviceKeys }) => deviceKeys ?? []),
    refusedHere: !loopback,
    log: options.log ?? 'quiet',
    timeZone: options.timeZone,
    trustProxy: options.trustProxy,
    metricsToken: options.metricsToken,
    spoolDir: path.join(options.dataDir, 'incoming'),
    limits: options.limits,
    mqttUrl: options.mqttUrl,
    mqttTrust: options.mqttTrust,
    mqttTls: options.mqttTls,
    streams: options.streams,
    demoCamera: demo,
    converter: options.converter,
    reportBroker: options.reportBroker,
  });
  let address: string;
  let mqtt: string | undefined;
  try {
    address = await listen(server, host, options.port);
    if (options.mqttPort !== undefined) mqtt = await listenMqtt(server, host, options.mqttPort);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const unfollow = tls.follow(server.useIdentity);
  database.announce(address);
  const { kind, where, moved, how } = database;
  const { telemetry, isFollowed } = server;
  const goesOn = () =>
    repeat({ every: HOUR, steps: [() => demoGoesOn(database.db)], failed: (error) => realPorts.report(error) });
  const ends = lives
    ? [...DEMOS.map(({ live }) => live?.({ telemetry, now: realPorts.now, isFollowed })), goesOn()]
    : [];
  return {
    address,
    ...(mqtt === undefined ? {} : { mqtt }),
    ...tls.shown,
    database: { kind, where, moved, how },
    ...(first?.kind === 'administrator' ? { administrator: first } : {}),
    ...(demo ? { demo: { accounts: DEMO_ACCOUNTS, usable } } : {}),
    stop: async () => {
      unfollow();
      for (const end of ends) await end?.();
      await server.stop();
      await database.close();
    },
  };
}

function smsOf({ smsUrl, smsToken, showCode }: ProductOptions, loopback: boolean): Ports['sms'] {
  if (smsUrl !== undefined) return httpSms(smsUrl, smsToken);
  // On a local machine the terminal replaces the telephone; on another host nobody would read it there.
  return loopback && showCode ? (message) => Promise.resolve(showCode(message)) : undefined;
}

async function demoGoesOn(db: Db): Promise<void> {
  for (const { goOn } of DEMOS) await goOn?.(db, realPorts.now());
}

async function holdsDemo(db: Db): Promise<boolean> {
  const found = await db.selectFrom('account').select('id').where('id', '=', accountId('admin')).executeTakeFirst();
  return found !== undefined;
}
