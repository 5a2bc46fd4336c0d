import type { HostConfig, MapConfig, Session } from '@gongdi/api';
import { expect, it, vi } from 'vitest';
import type { WidgetContext } from '../../../kit/mount.ts';
import type { ConsoleSession } from '../session/session.ts';
import { withServerMaps } from './map-settings.ts';

const contextOf = (config: HostConfig) => ({ config }) as WidgetContext;

/** Returns a session whose token a test can change. */
function sessionOf(token: Session) {
  const state = { token };
  const store = { get: () => state.token, set: () => {} };
  return { state, session: { store, snapshot: () => state } as unknown as ConsoleSession };
}

function server() {
  const answers: (MapConfig | null | 'down')[] = [];
  const fetch = vi.fn(() => {
    const map = answers.shift() ?? null;
    if (map === 'down') return Promise.reject(new TypeError('down'));
    return Promise.resolve(Response.json({ code: 0, data: { map }, message: '', request_id: '1' }));
  });
  return { answers, fetch };
}

const ask = ({ config: { map } }: WidgetContext): Promise<MapConfig | null> => {
  if (typeof map !== 'function') throw new Error('nothing to ask');
  return map();
};

it('asks the server once a session, and again after a failure', async () => {
  const { answers, fetch } = server();
  vi.stubGlobal('fetch', fetch);
  const { state, session } = sessionOf({ token: 'a', serial: '1' });
  const context = withServerMaps(contextOf({ baseUrl: 'https://site.example' }), session, () => 'zh');
  expect(fetch).not.toHaveBeenCalled();
  const osm: MapConfig = { layers: [{ kind: 'osm' }] };
  answers.push('down', osm, null);
  await expect(ask(context)).rejects.toThrow();
  expect(await ask(context)).toEqual({ ...osm, landmarks: expect.any(Function), sites: expect.any(Function) });
  expect(await ask(context)).toMatchObject(osm);
  expect(fetch).toHaveBeenCalledTimes(2);
  state.token = { token: 'b', serial: '2' };
  expect(await ask(context)).toEqual({ landmarks: expect.any(Function), sites: expect.any(Function) });
  vi.unstubAllGlobals();
});

it('leaves what a host has configured', () => {
  const given = contextOf({ map: { layers: [] } });
  expect(withServerMaps(given, sessionOf({ token: 'a', serial: '1' }).session, () => 'zh')).toBe(given);
});
