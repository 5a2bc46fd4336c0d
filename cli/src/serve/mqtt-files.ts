import type { ServerOptions } from '@gongdi/server';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createSecureContext } from 'node:tls';
import { CliFailure, EXIT } from '../command.ts';
import { cliMessage } from '../text/index.ts';

/** Environment variables with paths of PEM files. */
const NAMES = {
  /** For the built-in broker. */
  cert: 'GONGDI_MQTT_CERT',
  key: 'GONGDI_MQTT_KEY',
  clientCa: 'GONGDI_MQTT_CLIENT_CA',
  /** For the connection to an external broker. */
  trustCa: 'MQTT_CA',
  trustCert: 'MQTT_CERT',
  trustKey: 'MQTT_KEY',
} as const;
type Part = keyof typeof NAMES;

/** Paths of certificates and keys; null when the variable is not set. */
export type MqttFiles = Readonly<Record<Part, string | null>>;

/** @throws CliFailure with exit 2 when a certificate is given without its key, or a key without its certificate */
export function mqttFilesOf(env: Readonly<Record<string, string | undefined>>, cwd: string): MqttFiles {
  const files = Object.fromEntries(
    Object.entries(NAMES).map(([part, name]) => [part, env[name] ? resolve(cwd, env[name]) : null]),
  ) as Record<Part, string | null>;
  const together = (first: Part, second: Part): void => {
    const [given, missing] = files[first] === null ? [second, first] : [first, second];
    if (files[given] !== null && files[missing] === null)
      throw new CliFailure(EXIT.usage, cliMessage('needsToo', { name: NAMES[given], other: NAMES[missing] }));
  };
  together('cert', 'key');
  together('trustCert', 'trustKey');
  if (files.clientCa !== null && files.cert === null)
    throw new CliFailure(EXIT.usage, cliMessage('needsToo', { name: NAMES.clientCa, other: NAMES.cert }));
  return files;
}

/** @throws CliFailure with exit 2, naming the file, when a file is missing or is not a certificate or key */
export async function readMqttFiles(files: MqttFiles): Promise<Pick<ServerOptions, 'mqttTls' | 'mqttTrust'>> {
  const read = async (part: Part): Promise<string | undefined> => {
    const path = files[part];
    if (path === null) return undefined;
    try {
      return await readFile(path, 'utf8');
    } catch (error) {
      throw new CliFailure(EXIT.usage, cliMessage('noFile', { path }), error);
    }
  };
  const [cert, key, clientCa] = [await read('cert'), await read('key'), await read('clientCa')];
  const trust = { ca: await read('trustCa'), cert: await read('trustCert'), key: await read('trustKey') };
  const check = (names: string, options: { cert?: string; key?: string; ca?: string }): void => {
    try {
      createSecureContext(options);
    } catch (error) {
      throw new CliFailure(EXIT.usage, cliMessage('badPem', { names, reason: (error as Error).message }), error);
    }
  };
  check(`${NAMES.cert}, ${NAMES.key}, ${NAMES.clientCa}`, { cert, key, ca: clientCa });
  check(`${NAMES.trustCa}, ${NAMES.trustCert}, ${NAMES.trustKey}`, trust);
  const isTrusting = Object.values(trust).some((one) => one !== undefined);
  return {
    ...(cert !== undefined && key !== undefined && { mqttTls: { cert, key, clientCa } }),
    ...(isTrusting && { mqttTrust: trust }),
  };
}
