import { expect, it } from 'vitest';
import { masked, serveSettings } from './settings.ts';

const tls = (more: Partial<Parameters<typeof serveSettings>[0]> = {}) =>
  serveSettings({ flags: {}, env: {}, config: {}, configPath: null, cwd: '/site', ...more }).tls;
const env = { GONGDI_TLS_CERT: 'e.crt', GONGDI_TLS_KEY: 'e.key' };

it('is HTTP without a certificate; flags go before the environment, that before the file', () => {
  const config = { serve: { tlsCert: 'c.crt', tlsKey: 'c.key' } };
  const configPath = '/etc/gongdi.config.json';
  expect(tls()).toBeUndefined();
  expect(tls({ config, configPath })).toEqual({ cert: '/etc/c.crt', key: '/etc/c.key' });
  expect(tls({ config, configPath, env })).toEqual({ cert: '/site/e.crt', key: '/site/e.key' });
  expect(tls({ env, flags: { tlsSelfSigned: true } })).toBe('self-signed');
  expect(tls({ env: { GONGDI_TLS_SELF_SIGNED: '0' }, config: { serve: { tlsSelfSigned: true } } })).toBeUndefined();
});

it('refuses half a pair, and files beside a certificate of its own', () => {
  expect(() => tls({ flags: { tlsCert: 'a' } })).toThrow('--tls-key');
  expect(() => tls({ env: { GONGDI_TLS_KEY: 'a' } })).toThrow('GONGDI_TLS_CERT');
  expect(() => tls({ config: { serve: { tlsKey: 'a' } } })).toThrow('serve.tlsCert');
  expect(() => tls({ flags: { tlsCert: 'a', tlsKey: 'b', tlsSelfSigned: true } })).toThrow('--tls-self-signed');
});

it('is shown with the configuration, by path alone', () => {
  const settings = serveSettings({ flags: {}, env, config: {}, configPath: null, cwd: '/site' });
  expect(masked(settings)['tls']).toEqual({ cert: '/site/e.crt', key: '/site/e.key' });
});
