import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mqttFilesOf, readMqttFiles } from './mqtt-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gongdi-pem-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('names files from where it is started, and nothing when nothing is named', async () => {
  const none = mqttFilesOf({}, '/site');
  expect(Object.values(none).every((path) => path === null)).toBe(true);
  expect(await readMqttFiles(none)).toEqual({});
  const files = mqttFilesOf({ GONGDI_MQTT_CERT: 'tls/c.pem', GONGDI_MQTT_KEY: '/k.pem', MQTT_CA: 'ca.pem' }, '/site');
  expect(files).toMatchObject({ cert: '/site/tls/c.pem', key: '/k.pem', trustCa: '/site/ca.pem', clientCa: null });
});

it.each([
  [{ GONGDI_MQTT_CERT: 'c' }, 'GONGDI_MQTT_KEY'],
  [{ GONGDI_MQTT_KEY: 'k' }, 'GONGDI_MQTT_CERT'],
  [{ MQTT_CERT: 'c' }, 'MQTT_KEY'],
  [{ GONGDI_MQTT_CLIENT_CA: 'a' }, 'GONGDI_MQTT_CERT'],
])('%o needs %s as well', (env, missing) => expect(() => mqttFilesOf(env, '/site')).toThrow(missing));

it('says which file is missing or no certificate before anything is started', async () => {
  await expect(readMqttFiles(mqttFilesOf({ MQTT_CA: 'nowhere.pem' }, folder))).rejects.toThrow('nowhere.pem');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  await writeFile(join(folder, 'key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(join(folder, 'cert.pem'), 'no certificate');
  const files = mqttFilesOf({ GONGDI_MQTT_CERT: 'cert.pem', GONGDI_MQTT_KEY: 'key.pem' }, folder);
  await expect(readMqttFiles(files)).rejects.toThrow('GONGDI_MQTT_CERT');
});
