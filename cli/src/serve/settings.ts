import { mqttFilesOf, type MqttFiles } from './mqtt-files.ts';
import { dirname, resolve } from 'node:path';
import type { EngineConnection } from '@gongdi/engines';
import type { ConverterOptions, S3Options, TlsFiles } from '@gongdi/server';
import { CliFailure, EXIT } from '../command.ts';
import type { CliConfig } from '../config/config.ts';
import { cliMessage } from '../text/index.ts';
import { bucketOf } from './bucket.ts';
import { converterOf } from './office-converter.ts';
import { outsideEngineOf } from './outside-engine.ts';
import { openIdOf, signOnOf, type OpenId, type SignOn } from './sign-on.ts';
import { tlsOf } from './tls.ts';
import { trustProxyOf } from './trust-proxy.ts';

export interface ServeFlags {
  data?: string;
  port?: string;
  host?: string;
  map?: string;
  mqttPort?: string;
  tlsCert?: string;
  tlsKey?: string;
  tlsSelfSigned?: boolean;
  /** False for `--no-simulate`. */
  simulate?: boolean;
  /** False for `--no-offline`. */
  offline?: boolean;
  /** False for `--no-demo`. */
  demo?: boolean;
  demoPublic?: boolean;
}

/** Settings with which the server is started. */
export interface ServeSettings {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Bucket for uploaded files; undefined: they are stored in the data folder. From the environment only. */
  s3: S3Options | undefined;
  host: string;
  /** Undefined: 8620 or the next free port. */
  port: number | undefined;
  /** Certificate for HTTPS; undefined: HTTP. */
  tls: TlsFiles | 'self-signed' | undefined;
  /** File that configures the base maps and the place search of the console. */
  mapFile: string | undefined;
  /** File with pages of the installation in the menu of the console. */
  pagesFile: string | undefined;
  /** Port of the MQTT broker for devices; undefined: none. */
  mqttPort: number | undefined;
  /** Address of an external broker that devices publish to. */
  mqttUrl: string | undefined;
  /** Paths of the certificates and keys for both brokers. */
  mqttFiles: MqttFiles;
  /** Whether the devices of the demo send simulated readings. */
  simulate: boolean;
  /** Whether phones may keep the console for times without a network. */
  offline: boolean;
  demo: boolean;
  demoPublic: boolean;
  timeZone: string;
  origins: readonly string[];
  /** Media servers whose streams the console plays. */
  streams: readonly string[];
  /** Program that makes PDFs of Office files; from the environment only. */
  converter: ConverterOptions | undefined;
  /** Number of nearest proxies, or networks of proxies, that are trusted to report the client's address. */
  trustProxy: number | readonly string[];
  /** Token with which any address may read the metrics; from the environment only. */
  metricsToken: string | undefined;
  /** HTTP gateway that sends verification codes by SMS. */
  smsUrl: string | undefined;
  smsToken: string | undefined;
  /** Single sign-on by another system; from the environment only. */
  signOn: SignOn | undefined;
  openId: OpenId | undefined;
  /** External engine that runs the processes in place of the embedded one. */
  outsideEngine: EngineConnection | undefined;
  /** Hosts to which messages may be sent, and the key of stored secrets; from the environment only. */
  messageHosts: string | undefined;
  secretKey: string | undefined;
  /** Keys of the personal data, the current one first; from the environment only. */
  personalKeys: readonly string[];
  /** Hosts that process models may call, and the secret that signs these calls; from the environment only. */
  callOut: { hosts: string; secret: string | undefined };
}

interface Sources {
  flags: ServeFlags;
  env: Readonly<Record<string, string | undefined>>;
  config: CliConfig;
  /** The configuration file; its paths are relative to it. */
  configPath: string | null;
  cwd: string;
}

const DATA = '.gongdi';
const LOOPBACK = '127.0.0.1';
const ZONE = 'Asia/Shanghai';

/**
 * Returns the settings. Precedence: flags, environment, configuration file, default.
 * @throws CliFailure with exit 2 for an invalid value
 */
// oxlint-disable-next-line complexity -- a table with one line for each setting; `??` is the precedence
export function serveSettings({ flags, env, config, configPath, cwd }: Sources): ServeSettings {
  const file = config.serve ?? {};
  const inFile = (path: string) => resolve(configPath === null ? cwd : dirname(configPath), path);
  const given = flags.data ?? env['GONGDI_DATA'];
  const map = flags.map ?? (env['GONGDI_MAP'] || undefined);
  return {
    dataDir: given === undefined ? inFile(file.data ?? DATA) : resolve(cwd, given),
    databaseUrl: env['DATABASE_URL'] || undefined,
    mapFile: map === undefined ? file.map && inFile(file.map) : resolve(cwd, map),
    pagesFile: fileOf(env['GONGDI_PAGES'], cwd) ?? (file.pages && inFile(file.pages)),
    s3: bucketOf(env),
    host: flags.host ?? env['GONGDI_HOST'] ?? file.host ?? LOOPBACK,
    port: portOf([
      ['--port', flags.port],
      ['GONGDI_PORT', env['GONGDI_PORT']],
      ['serve.port', file.port],
    ]),
    tls: tlsOf([
      { ...flags, names: { cert: '--tls-cert', key: '--tls-key' }, at: (file) => resolve(cwd, file) },
      {
        tlsCert: env['GONGDI_TLS_CERT'] || undefined,
        tlsKey: env['GONGDI_TLS_KEY'] || undefined,
        tlsSelfSigned: switchOf(env['GONGDI_TLS_SELF_SIGNED']),
        names: { cert: 'GONGDI_TLS_CERT', key: 'GONGDI_TLS_KEY' },
        at: (one) => resolve(cwd, one),
      },
      { ...file, names: { cert: 'serve.tlsCert', key: 'serve.tlsKey' }, at: inFile },
    ]),
    mqttPort: portOf([
      ['--mqtt-port', flags.mqttPort],
      ['GONGDI_MQTT_PORT', env['GONGDI_MQTT_PORT']],
    ]),
    mqttUrl: env['MQTT_URL'] || undefined,
    mqttFiles: mqttFilesOf(env, cwd),
    simulate: flags.simulate === false ? false : (switchOf(env['GONGDI_SIMULATE']) ?? true),
    offline: flags.offline === false ? false : (switchOf(env['GONGDI_OFFLINE']) ?? true),
    demo: flags.demo === false ? false : (switchOf(env['GONGDI_DEMO']) ?? file.demo ?? true),
    demoPublic: flags.demoPublic ?? switchOf(env['GONGDI_DEMO_PUBLIC']) ?? false,
    timeZone: zoneOf(env['GONGDI_TIME_ZONE'] ?? file.timeZone ?? ZONE),
    origins: env['GONGDI_ORIGINS']?.split(',').map((origin) => origin.trim()) ?? file.origins ?? [],
    streams: streamsOf(env['GONGDI_STREAMS']),
    converter: converterOf(env),
    trustProxy:
      env['GONGDI_TRUST_PROXY'] === undefined
        ? trustProxyOf('serve.trustProxy', file.trustProxy)
        : trustProxyOf('GONGDI_TRUST_PROXY', env['GONGDI_TRUST_PROXY']),
    metricsToken: env['GONGDI_METRICS_TOKEN'] || undefined,
    smsUrl: env['GONGDI_SMS_URL'] || undefined,
    smsToken: env['GONGDI_SMS_TOKEN'] || undefined,
    signOn: signOnOf(env, cwd),
    openId: openIdOf(env, cwd),
    outsideEngine: outsideEngineOf(env),
    messageHosts: env['GONGDI_MESSAGE_HOSTS'] || undefined,
    secretKey: env['GONGDI_SECRET_KEY'] || undefined,
    personalKeys: (env['GONGDI_PERSONAL_KEYS'] ?? '').split(',').filter((key) => key.trim() !== ''),
    callOut: {
      hosts: env['GONGDI_CALLOUT_HOSTS'] ?? '',
      secret: env['GONGDI_CALLOUT_SECRET'] || undefined,
    },
  };
}

const fileOf = (given: string | undefined, cwd: string) => (given ? resolve(cwd, given) : undefined);

/**
 * @throws CliFailure with exit 2 for a text that is not an origin: a content security policy with such a text would
 * allow something else than was meant
 */
function streamsOf(text: string | undefined): string[] {
  const given = (text ?? '').split(',').map((one) => one.trim());
  return given.filter(Boolean).map((one) => {
    const url = URL.canParse(one) ? new URL(one) : undefined;
    if (url && /^(https?|wss?):$/.test(url.protocol) && url.pathname === '/' && url.search === '')
      return `${url.protocol}//${url.host}`;
    throw new CliFailure(EXIT.usage, cliMessage('badOrigin', { name: 'GONGDI_STREAMS', text: one }));
  });
}

function portOf(candidates: readonly (readonly [string, string | number | undefined])[]): number | undefined {
  const [flag, value] = candidates.find(([, one]) => one !== undefined && one !== '') ?? [];
  if (flag === undefined || value === undefined) return undefined;
  if (/^\d{1,5}$/.test(String(value)) && Number(value) <= 65_535) return Number(value);
  throw new CliFailure(EXIT.usage, cliMessage('badNumber', { flag }));
}

function switchOf(text: string | undefined): boolean | undefined {
  if (text === undefined || text === '') return undefined;
  return !/^(0|false|no|off)$/i.test(text);
}

function zoneOf(zone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).format(0);
    return zone;
  } catch (error) {
    throw new CliFailure(EXIT.usage, cliMessage('badZone', { zone }), error);
  }
}

/** Returns the settings without secrets, so that they may be shown to anyone. */
export function masked(settings: ServeSettings): Record<string, unknown> {
  const { databaseUrl, outsideEngine } = settings;
  return {
    ...settings,
    databaseUrl: databaseUrl === undefined ? null : maskedUrl(databaseUrl),
    s3: settings.s3 ? { ...settings.s3, url: maskedUrl(settings.s3.url), secret: '***' } : null,
    converter: settings.converter ?? null,
    port: settings.port ?? null,
    mapFile: settings.mapFile ?? null,
    pagesFile: settings.pagesFile ?? null,
    tls: settings.tls ?? null,
    mqttPort: settings.mqttPort ?? null,
    mqttUrl: settings.mqttUrl === undefined ? null : maskedUrl(settings.mqttUrl),
    smsUrl: settings.smsUrl === undefined ? null : maskedUrl(settings.smsUrl),
    smsToken: settings.smsToken === undefined ? null : '***',
    signOn: settings.signOn ? { ...settings.signOn, ...(settings.signOn.secret && { secret: '***' }) } : null,
    openId: settings.openId
      ? { ...settings.openId, ...(settings.openId.clientSecret && { clientSecret: '***' }) }
      : null,
    metricsToken: settings.metricsToken === undefined ? null : '***',
    outsideEngine: outsideEngine ? { kind: outsideEngine.kind, url: maskedUrl(outsideEngine.baseUrl) } : null,
    callOut: { ...settings.callOut, secret: settings.callOut.secret === undefined ? null : '***' },
  };
}

function maskedUrl(text: string): string {
  try {
    const url = new URL(text);
    if (url.password) url.password = '***';
    for (const key of url.searchParams.keys()) if (/password|secret|token/i.test(key)) url.searchParams.set(key, '***');
    return url.href;
  } catch {
    return '***';
  }
}
