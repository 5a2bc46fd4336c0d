import type { ApplicantBounds } from './modules/applicants/sites/index.ts';
import type { OpenId, SignOn } from './modules/entry/ways-in/index.ts';
import type { BlobStore, ConverterOptions } from './files/index.ts';
import type {
  BodyLimits,
  ConnectionLimits,
  HostPages,
  HttpsIdentity,
  LogMode,
  RateLimits,
  TrustProxy,
} from './http/index.ts';
import type { MapFileConfig } from './maps/index.ts';
import type { Ports } from './ports.ts';
import type { ProcessEngineOptions } from './process-engine.ts';
import type { Database } from './store/index.ts';
import type { TlsIdentity, TlsTrust } from './telemetry/index.ts';

export interface ServerOptions extends ProcessEngineOptions {
  /** Open and migrated; the caller has to close it. */
  database: Database;
  ports?: Partial<Ports>;
  /** Storage of uploaded files; absent: no files are accepted. */
  blobs?: BlobStore;
  /** Program that makes PDFs of Office files; absent: old Office files and slides are offered for download only. */
  converter?: ConverterOptions;
  /** Folder of the built elements with the console's `index.html`; absent: the server has the API only. */
  elementsDir?: string;
  /** Pages of the installation in the menu of the console (`readHostPages`). */
  hostPages?: HostPages;
  /** False: devices do not keep the console for times without a network, and forget what they have kept. */
  offline?: boolean;
  /** Certificate with which the server speaks HTTPS; absent: HTTP. */
  https?: HttpsIdentity;
  /** Base maps that the console cannot change; absent: those that administrators have configured. */
  map?: MapFileConfig;
  /** Folder with files for maps that administrators may name; absent: none. */
  mapsDir?: string;
  /** Origins of media servers whose streams the console plays, `https://media.example`; absent: only its own origin. */
  streams?: readonly string[];
  /** Do the hourly work at the start as well (default); without it, first after an hour. */
  sweepAtStart?: boolean;
  /** Serve drawn streams for the cameras of the demo; absent: no. */
  demoCamera?: boolean;
  /** Origins whose pages may call the API and frame the console; `loopback` also permits those of this machine. */
  origins?: readonly string[];
  loopback?: boolean;
  /** Passwords with which nobody can log in from another machine. */
  refusedPasswords?: Iterable<string>;
  /** Keys with which no device on another machine can sign in. */
  refusedKeys?: Iterable<string>;
  /** Refuses them from this machine too (default). Behind a proxy, no client counts as this machine. */
  refusedHere?: boolean;
  /** Hosts to which messages may be sent; default `*`: all public ones. In the syntax of `callOut.hosts`. */
  messageHosts?: string;
  /** Key that encrypts secrets of channels; absent: one that is in the database. */
  secretKey?: string;
  log?: LogMode;
  limits?: Partial<RateLimits>;
  bodies?: Partial<BodyLimits>;
  connections?: Partial<ConnectionLimits>;
  /** Limits for people without an account. */
  applicants?: Partial<ApplicantBounds>;
  /** Folder for files during their upload; absent: a folder among the temporary files. */
  spoolDir?: string;
  /** Check each answer against the contract; a mismatch is an error. On in tests. */
  checkAnswers?: boolean;
  /** Own proxies whose information about the client is trusted: their number, or their networks (CIDR). */
  trustProxy?: TrustProxy;
  /** Token with which the metrics can be read from anywhere. */
  metricsToken?: string;
  /** Single sign-on by signed tokens of another system. */
  signOn?: SignOn;
  /** Login at an OpenID Connect provider. */
  openId?: OpenId;
  /** IANA zone in which days begin and end (default Asia/Shanghai). */
  timeZone?: string;
  /** External broker to which devices publish. */
  mqttUrl?: string;
  /** Authorities that verify that broker over TLS, and the certificate of this server for it. */
  mqttTrust?: TlsTrust;
  /** Certificate of the broker in this server; absent: the broker works without TLS. */
  mqttTls?: TlsIdentity;
  /** Called when the connection to the external broker is made or lost. */
  reportBroker?: (event: { kind: 'connected' } | { kind: 'lost'; reason: string }) => void;
}
