export { telemetry, type Telemetry } from './telemetry.ts';
export { latestOf, latestWhere, type LatestReading } from './latest.ts';
export { rulesFor, type DeviceRegistry, type KnownDevice, type RuleOrigin } from './registry.ts';
export { checkMessage, readMessage } from './message.ts';
export { hashKey } from './registry.ts';
export { telemetryWriter, type Newest, type Reading } from './writer.ts';
export { topicOf } from './device-handlers.ts';
export type { Ingest, Outcome } from './ingest.ts';
