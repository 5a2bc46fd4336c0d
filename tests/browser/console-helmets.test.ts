import { calls } from '@gongdi/api';
import { expect, it } from 'vitest';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server } = withConsole();
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const projectOf = async () => {
  const { project_id, device_id, name } = await server()
    .database.db.selectFrom('helmet_binding as b')
    .innerJoin('staff as s', 's.id', 'b.staff_id')
    .innerJoin('device as d', 'd.id', 'b.device_id')
    .select(['b.project_id', 'b.device_id', 's.name'])
    .where('b.ended_at', 'is', null)
    .where('d.device_number', 'like', 'KC-%')
    .orderBy('b.id')
    .executeTakeFirstOrThrow();
  return { project_id, device_id, name };
};

it.each([DESKTOP, PHONE])('replays the morning of several people with seek and speed, at %o', async (viewport) => {
  const { project_id, name } = await projectOf();
  const { now } = server().clock;
  const params = new URLSearchParams({
    project_id,
    begin: new Date(now - 2 * 3_600_000).toISOString(),
    end: new Date(now + 60_000).toISOString(),
  });
  const page = await open(`/trackmanagement?${params}`, { user: 'contractor', viewport });
  const replay = page.getByRole('group', { name: '轨迹回放' });
  const slider = replay.getByRole('slider', { name: '轨迹时间' });
  await slider.waitFor();
  const at = async () => Number(await slider.inputValue());
  const begin = Number(await slider.getAttribute('min'));
  const end = Number(await slider.getAttribute('max'));
  // From the first position of two hours on, nearly to the last one.
  expect(await at()).toBe(begin);
  expect(end - begin).toBeGreaterThan(100 * 60_000);
  const legend = replay.getByRole('list', { name: '轨迹图例' });
  await legend.getByText(name, { exact: true }).waitFor();
  await expect.poll(() => replay.locator('path.gd-track-whole').count()).toBeGreaterThan(1);

  await replay.getByRole('combobox', { name: '播放速度' }).selectOption({ label: '60 倍速' });
  await replay.getByRole('button', { name: '播放轨迹' }).click();
  await expect.poll(at, { timeout: 20_000 }).toBeGreaterThan(begin + 30_000);
  await replay.getByRole('button', { name: '暂停' }).click();
  const stood = await at();
  await slider.focus();
  await page.keyboard.press('End');
  await expect.poll(at).toBe(end);
  await page.keyboard.press('.');
  await expect.poll(() => replay.getByRole('combobox', { name: '播放速度' }).inputValue()).toBe('300');
  await page.keyboard.press('Home');
  await expect.poll(at).toBe(begin);
  expect(stood).toBeGreaterThan(begin);
  // A pause of the table is where the replay goes.
  await page.getByRole('table', { name: '轨迹汇总' }).getByRole('button').last().click();
  expect(await at()).toBeGreaterThanOrEqual(begin);
  // Nothing sticks out of a phone.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(viewport.width);
  if (viewport === DESKTOP) expect(await axe(page)).toEqual([]);
});

it('pictures of helmets play, as many as are chosen, and the first of one helmet alone', async () => {
  const { project_id, device_id } = await projectOf();
  const page = await open(`/helmetvideo?${new URLSearchParams({ project_id })}`, { user: 'contractor' });
  const films = page.locator('video');
  await expect.poll(() => films.count()).toBe(4);
  const playing = () =>
    films.evaluateAll((all) =>
      (all as HTMLVideoElement[]).map(({ videoWidth, currentTime }) => [videoWidth, currentTime > 0.4]),
    );
  await expect.poll(playing, { timeout: 30_000 }).toEqual(Array.from({ length: 4 }, () => [320, true]));
  // What is seen is what was drawn: the bar is dark, the sky above the horizon is blue.
  const colors = await films.first().evaluate((film: HTMLVideoElement) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [film.videoWidth, film.videoHeight];
    const context = canvas.getContext('2d')!;
    context.drawImage(film, 0, 0);
    return [2, 60].map((y) => [...context.getImageData(2, y, 1, 1).data]);
  });
  const near = (color: number[], wanted: readonly number[]) =>
    wanted.every((value, at) => Math.abs(color[at]! - value) < 10);
  expect(
    colors.map((color, at) =>
      near(
        color,
        [
          [40, 48, 60],
          [168, 200, 224],
        ][at]!,
      ),
    ),
  ).toEqual([true, true]);
  await page.goto(`${server().address}/helmetvideo?${new URLSearchParams({ project_id, device_id })}`);
  await expect.poll(() => films.count()).toBe(1);
  await expect.poll(playing, { timeout: 30_000 }).toEqual([[320, true]]);
  expect(await axe(page)).toEqual([]);
});

it('the board shows a call for help at once, and leads to the track', async () => {
  const { project_id, device_id, name } = await projectOf();
  const page = await open(`/projectoverview?${new URLSearchParams({ project_id })}`, { user: 'contractor' });
  const figures = page.getByRole('list', { name: '安全帽统计' });
  const urgent = figures.getByRole('button', { name: /求救/ });
  await urgent.waitFor();
  const before = Number(await urgent.locator('strong').innerText());
  expect(await axe(page)).toEqual([]);
  const { db } = server().database;
  const { device_number } = await db
    .selectFrom('device')
    .select('device_number')
    .where('id', '=', device_id)
    .executeTakeFirstOrThrow();
  const values = { sos: 1, worn: 1, longitude: 121.457, latitude: 31.1765 };
  // The line of the page may be still opening.
  const client = await server().client();
  await expect
    .poll(
      async () => {
        server().clock.now += 1000;
        await client.call(calls.telemetry.ingest, {
          body: { device_number, device_key: `demo-key-${device_number}`, ts: server().clock.now, values },
        });
        return Number(await urgent.locator('strong').innerText());
      },
      { timeout: 30_000, interval: 1000 },
    )
    .toBe(before + 1);
  await urgent.click();
  await page.getByRole('button', { name: new RegExp(`^${name}.*求救$`) }).click();
  const card = page.getByRole('region', { name });
  await card.getByText('求救').waitFor();
  await card.getByRole('link', { name: '今日轨迹' }).click();
  await page.waitForURL('**/trackmanagement?**');
  await page.getByText(name).first().waitFor();
});
