import { expect, it } from 'vitest';
import { masked, serveSettings } from './settings.ts';

const settings = (more: Partial<Parameters<typeof serveSettings>[0]> = {}) =>
  serveSettings({ flags: {}, env: {}, config: {}, configPath: null, cwd: '/site', ...more });

it('goes by flags, then environment, then file, then default', () => {
  const config = { serve: { port: 3, data: 'file', host: 'file' } };
  const env = { GONGDI_PORT: '2', GONGDI_DATA: 'env' };
  const configPath = '/etc/gongdi.config.json';
  expect(settings({ flags: { port: '1' }, env, config, configPath })).toMatchObject({
    port: 1,
    dataDir: '/site/env',
    host: 'file',
  });
  expect(settings({ config, configPath })).toMatchObject({ port: 3, dataDir: '/etc/file' });
  expect(settings()).toMatchObject({ port: undefined, dataDir: '/site/.gongdi', host: '127.0.0.1', demo: true });
});

it('finds the file of maps from where it was named', () => {
  const config = { serve: { map: 'maps/map.json' } };
  const configPath = '/etc/gongdi.config.json';
  expect(settings().mapFile).toBeUndefined();
  expect(settings({ config, configPath }).mapFile).toBe('/etc/maps/map.json');
  expect(settings({ config, configPath, env: { GONGDI_MAP: 'm.json' } }).mapFile).toBe('/site/m.json');
  const pages = { serve: { pages: 'pages/pages.json' } };
  expect([settings(), settings({ config: pages, configPath })].map(({ pagesFile }) => pagesFile)).toEqual([
    undefined,
    '/etc/pages/pages.json',
  ]);
  expect(settings({ config: pages, configPath, env: { GONGDI_PAGES: 'p.json' } }).pagesFile).toBe('/site/p.json');
  expect(settings({ flags: { map: '/a/b.json' }, env: { GONGDI_MAP: 'm.json' } }).mapFile).toBe('/a/b.json');
});

it('has no demo when it is switched off anywhere', () => {
  expect(settings({ flags: { demo: false } }).demo).toBe(false);
  expect(settings({ flags: { demo: true }, env: { GONGDI_DEMO: '0' } }).demo).toBe(false);
});

it.each(['65536', '-1', 'abc', '1.5'])('refuses the port %s', (port) =>
  expect(() => settings({ flags: { port } })).toThrow('--port'),
);

it('refuses a time zone that does not exist', () => {
  expect(() => settings({ env: { GONGDI_TIME_ZONE: 'Mars/Olympus' } })).toThrow('Mars/Olympus');
});

it('runs processes by an outside engine when one is named', () => {
  const env = {
    ENGINE_KIND: 'flowable',
    ENGINE_URL: 'http://me:hush@engine.test/process-api',
    ENGINE_USER: 'u',
    ENGINE_PASSWORD: 'hush',
  };
  const found = settings({ env });
  expect(found.outsideEngine).toMatchObject({ kind: 'flowable', auth: { kind: 'basic', user: 'u', password: 'hush' } });
  expect(JSON.stringify(masked(found))).not.toContain('hush');
  expect(settings().outsideEngine).toBeUndefined();
  expect(() => settings({ env: { ENGINE_KIND: 'flowable' } })).toThrow('ENGINE_URL');
  for (const kind of ['activiti', 'nothing'])
    expect(() => settings({ env: { ...env, ENGINE_KIND: kind } })).toThrow(kind);
});

it('keeps files in a bucket when one is named', () => {
  const env = { GONGDI_S3_URL: 'http://minio:9000/site', GONGDI_S3_KEY: 'k', GONGDI_S3_SECRET: 'hush' };
  const found = settings({ env });
  expect(found.s3).toEqual({ url: 'http://minio:9000/site', key: 'k', secret: 'hush', region: 'us-east-1' });
  expect(JSON.stringify(masked(found))).not.toContain('hush');
  expect(settings({ env: { ...env, GONGDI_S3_PREFIX: 'a', GONGDI_S3_REGION: 'cn-north-1' } }).s3).toMatchObject({
    prefix: 'a',
    region: 'cn-north-1',
  });
  expect(settings().s3).toBeUndefined();
  expect(() => settings({ env: { ...env, GONGDI_S3_SECRET: '' } })).toThrow('GONGDI_S3_SECRET');
  expect(() => settings({ env: { ...env, GONGDI_S3_URL: 'minio' } })).toThrow('GONGDI_S3_URL');
});

it('believes proxies by number or network, and nobody unless told', () => {
  const trust = (value: string | undefined) => settings({ env: { GONGDI_TRUST_PROXY: value } }).trustProxy;
  expect([undefined, '', '0', 'off', 'false'].map(trust)).toEqual([0, 0, 0, 0, 0]);
  expect(['1', ' 2 '].map(trust)).toEqual([1, 2]);
  expect(trust('loopback, 10.1.0.0/16,fd00::/8,192.168.1.7')).toEqual([
    '127.0.0.0/8',
    '::1/128',
    '10.1.0.0/16',
    'fd00::/8',
    '192.168.1.7',
  ]);
  const file = (trustProxy: boolean | number | string[]) => settings({ config: { serve: { trustProxy } } }).trustProxy;
  expect([file(false), file(2), file(['10.0.0.0/8'])]).toEqual([0, 2, ['10.0.0.0/8']]);
  for (const bad of ['true', 'yes', '-1', '99', 'proxy.lan', '10.0.0.0/33', '10.0.0.0/8/8', '1,loopback'])
    expect(() => trust(bad)).toThrow('GONGDI_TRUST_PROXY');
  expect(() => file(true)).toThrow(/serve.trustProxy.*such as 1/);
});

it('shows no secret', () => {
  const shown = (url: string) => JSON.stringify(masked(settings({ env: { DATABASE_URL: url } })));
  expect(shown('postgres://me:hush@db:5432/site')).toContain('postgres://me:***@db:5432/site');
  expect(shown('postgres://db/site?password=hush')).not.toContain('hush');
  expect(shown('not a url with hush')).not.toContain('hush');
  expect(JSON.stringify(masked(settings({ env: { GONGDI_METRICS_TOKEN: 'hush' } })))).not.toContain('hush');
});

it('lets the console play streams of the media servers that are named, as origins', () => {
  expect(settings().streams).toEqual([]);
  const env = { GONGDI_STREAMS: 'https://media.example:8443/, ws://10.0.0.5:8080' };
  expect(settings({ env }).streams).toEqual(['https://media.example:8443', 'ws://10.0.0.5:8080']);
  for (const bad of ["'self'", 'https://a/live', 'media.example', 'ftp://a', "https://a; script-src 'unsafe-eval'"])
    expect(() => settings({ env: { GONGDI_STREAMS: bad } })).toThrow('GONGDI_STREAMS');
});
