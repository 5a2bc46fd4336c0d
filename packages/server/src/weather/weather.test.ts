import { calls, resourceCalls, type Client } from '@gongdi/api';
import { projectweather } from '@gongdi/domain';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../demo/index.ts';
import { secretBox } from '../settings/index.ts';
import { withServer } from '../testing.ts';
import { collectWeather } from './index.ts';

const HOUR = 3_600_000;
const own = resourceCalls(projectweather);

/** A provider of ours, with answers in the form of the one that it stands for. */
let provider: http.Server;
let base: string;
const asked: string[] = [];
let temperature = 10;
let status = 200;
let today = '2026-11-02';

beforeAll(async () => {
  provider = http.createServer((request, answer) => {
    const url = new URL(request.url!, 'http://provider');
    asked.push(request.url!);
    answer.statusCode = url.searchParams.get('key') === 'secret-key-1234' ? status : 401;
    if (status === 302) answer.setHeader('location', '/elsewhere');
    answer.setHeader('content-type', 'application/json');
    const now = { temp: String(temperature), text: '多云', humidity: '60', windDir: '北风', windScale: '2' };
    const day = { fxDate: today, tempMax: '15', tempMin: '8', textDay: '多云', textNight: '多云', precip: '0.0' };
    answer.end(JSON.stringify({ code: '200', ...(url.pathname.endsWith('/now') ? { now } : { daily: [day] }) }));
  });
  await new Promise<void>((done) => void provider.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => provider.close(done)));

const SECRET = 'a secret of the installation';

describe('the weather of projects', () => {
  const kit = withServer({ secretKey: SECRET });
  const project = demoId('project', 1);
  const reported: unknown[] = [];
  const source = () => ({
    format: 'qweather' as const,
    url: `${base}/v7/weather/{part}?location={lon},{lat}&key={key}`,
    key: 'secret-key-1234',
  });
  const stored = (client: Client) => client.call(calls.weather.sourceGet, {});
  const change = async (client: Client, part: Partial<ReturnType<typeof source>>) => {
    const { version, ...now } = await stored(client);
    return client.call(calls.weather.sourceChange, { body: { version, ...now, ...part } }, { quiet: true });
  };
  const collect = () => {
    const key = async () => new Uint8Array(32);
    return collectWeather(
      {
        db: kit().database.db,
        box: secretBox('weather', SECRET, key),
        timeZone: 'Asia/Shanghai',
        report: (error) => reported.push(error),
      },
      kit().clock.now,
    );
  };
  const days = async (client: Client) =>
    (await client.call(own.list!, { query: { project_id: project, begin_weather_date: today } })).list;

  it('has a source whose key is not shown again, with a test', async () => {
    const contractor = await kit().client('contractor');
    await expect(stored(contractor)).rejects.toMatchObject({ code: 40301 });
    const admin = await kit().client('admin');
    const wrong = (part: object) => admin.call(calls.weather.test, { body: { ...source(), ...part } }, { quiet: true });
    await expect(wrong({ url: 'ftp://x/{lat}{lon}' })).rejects.toMatchObject({ problems: [{ path: 'url' }] });
    await expect(wrong({ key: '' })).rejects.toMatchObject({ problems: [{ path: 'key' }] });
    expect(await wrong({})).toEqual({ ok: true, message: '多云，10℃' });
    expect(await wrong({ key: 'another' })).toMatchObject({ ok: false, message: expect.stringContaining('401') });
    expect(await wrong({ url: source().url.replace(base, 'http://127.0.0.1:1') })).toMatchObject({ ok: false });
    // A redirection is not followed.
    status = 302;
    expect(await wrong({})).toMatchObject({ ok: false, message: expect.stringContaining('302') });
    status = 200;
    expect(asked.some((url) => url.includes('elsewhere'))).toBe(false);
    const kept = await change(admin, source());
    expect(kept).toMatchObject({ format: 'qweather', version: 1, key: '••••234' });
    expect(await change(admin, {})).toMatchObject({ version: 2, key: '••••234' });
    const { rows } = await kit().database.pool.query("select value from adjustment where kind = 'weather'");
    expect(JSON.stringify(rows)).not.toContain('secret-key');
  });

  it('is asked once an hour, and the days are kept with the mean of the readings', async () => {
    const admin = await kit().client('contractor');
    today = new Date(kit().clock.now + 8 * HOUR).toISOString().slice(0, 10);
    asked.length = 0;
    expect(await collect()).toBeGreaterThan(0);
    expect(reported).toEqual([]);
    const requests = asked.length;
    expect(await collect()).toBe(0);
    expect(asked.length).toBe(requests);
    kit().clock.now += HOUR;
    temperature = 14;
    expect(await collect()).toBeGreaterThan(0);
    expect(await days(admin)).toMatchObject([
      { weather: '多云', temperature_max: 15, temperature_min: 8, temperature_mean: 12, humidity: 60, source: 1 },
    ]);
    const found = await admin.call(calls.weather.today, { query: { project_id: project } });
    expect(found).toMatchObject({ weather: '多云', temperature: 14, temperature_max: 15, wind: '北风 2 级' });
    expect(await admin.call(calls.weather.today, { query: {} })).not.toBeNull();
  });

  it('that a person has changed stays, and a day exists once', async () => {
    const admin = await kit().client('contractor');
    const [day] = await days(admin);
    await admin.call(own.edit!, { body: { ...day!, weather: '大雾', temperature_mean: 9 } });
    kit().clock.now += HOUR;
    await collect();
    expect(await days(admin)).toMatchObject([{ weather: '大雾', temperature_mean: 9, source: 2 }]);
    const again = { project_id: project, weather_date: day!.weather_date, weather: '晴' };
    await expect(admin.call(own.add!, { body: again }, { quiet: true })).rejects.toMatchObject({ code: 40901 });
  });

  it('a provider that fails is reported once a round, and what it says of now is soon forgotten', async () => {
    status = 500;
    kit().clock.now += 4 * HOUR;
    expect(await collect()).toBe(0);
    expect(reported).toHaveLength(1);
    const admin = await kit().client('contractor');
    const found = await admin.call(calls.weather.today, { query: { project_id: project } });
    expect(found).toMatchObject({ weather: '大雾', temperature: null });
    status = 200;
  });

  it('is not told to who does not see the project', async () => {
    const other = await kit().client('beichen');
    await expect(
      other.call(calls.weather.today, { query: { project_id: project } }, { quiet: true }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
