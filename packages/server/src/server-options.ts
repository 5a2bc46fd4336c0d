import type { ApplicantBounds } from './modules/applicants/sites/index.ts';
import type { SignOn } from './modules/entry/ways-in/index.ts';
import type { BlobStore } from './files/index.ts';
import type { BodyLimits, ConnectionLimits, LogMode, RateLimits, TrustProxy } from './http/index.ts';
import type { MapSetup } from './maps/index.ts';
import type { Ports } from './ports.ts';
import type { ProcessEngineOptions } from './process-engine.ts';
import type { Database } from './store/index.ts';
import type { TlsIdentity, TlsTrust } from './telemetry/index.ts';

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
