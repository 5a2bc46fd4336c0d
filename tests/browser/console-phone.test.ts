import { Buffer } from 'node:buffer';
import { calls, resourceCalls } from '@gongdi/api';
import { patrollog } from '@gongdi/domain';
import type { Page } from 'playwright';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { addressOf, arrive, focused } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server, expectErrors } = withConsole();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const bar = (page: Page) => page.getByRole('navigation', { name: '常用操作' });
const press = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name }).click();
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The patrol of `patrol` that is due on the server's day, and the code on its point. */
async function todaysTask(): Promise<{ task: string; code: string }> {
  const client = await server().client('patrol');
  const { list } = await client.call(resourceCalls(patrollog).list!, { query: { status: '1', page_size: 50 } });
  for (const one of list as { id: string; point_id: { id: string } | string; patrol_date: string }[]) {
    const point = typeof one.point_id === 'string' ? one.point_id : one.point_id.id;
    // Printed when the server had another address.
    const code = `http://192.168.1.20:8620/patrolsite/detail?id=${point}`;
    const { things } = await client.call(calls.scan.resolve, { body: { code } });
    const [task, ...more] = things[0]?.tasks ?? [];
    if (task?.today && more.length === 0) return { task: task.id, code };
  }
  throw new Error('no point of the demo has exactly one task today');
}

/** Draws a code, askew and on grey, as a picture of a camera. @returns a PNG */
async function pictureOf(page: Page, text: string): Promise<Buffer> {
  const { data, size } = encode(text, { border: 4 });
  const address = await page.evaluate(
    ([rows, side]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [960, 1280];
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#8a8f94';
      context.fillRect(0, 0, 960, 1280);
      context.translate(480, 640);
      context.rotate(0.2);
      const cell = 480 / side;
      for (const [y, row] of rows.entries())
        for (const [x, dark] of row.entries()) {
          context.fillStyle = dark ? '#26282b' : '#e8e8e4';
          context.fillRect(x * cell - 240, y * cell - 240, cell + 0.5, cell + 0.5);
        }
      return canvas.toDataURL('image/png');
    },
    [data, size] as const,
  );
  return Buffer.from(address.split(',')[1]!, 'base64');
}

/** Puts a picture in front of the camera: `getUserMedia` gives a stream of it. */
async function holdBeforeCamera(page: Page, picture: Buffer): Promise<void> {
  await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d')!;
    setInterval(() => context.drawImage(image, 0, 0), 100);
    const give = async () => canvas.captureStream(10);
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: give, enumerateDevices: async () => [] },
    });
    // The browser's own detector, where there is one, is not what is tested here.
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  }, picture.toString('base64'));
}

async function home(user = 'patrol', more: object = {}): Promise<Page> {
  const page = await open('/workbench', { user, ...PHONE, ...more });
  await bar(page).waitFor();
  return page;
}

describe('the frame of a phone', () => {
  it('has one line above and a bar below, which cover nothing and are large enough for a thumb', async () => {
    const page = await home();
    const header = (await page.getByRole('banner').boundingBox())!;
    expect(header.height).toBeLessThanOrEqual(48);
    expect(await page.getByRole('tablist', { name: '打开的页面' }).count()).toBe(0);
    const below = (await bar(page).boundingBox())!;
    expect(below.y + below.height).toBe(844);
    const main = (await page.getByRole('main').boundingBox())!;
    expect(main.y + main.height).toBeLessThanOrEqual(below.y);
    for (const one of await bar(page).getByRole('button').all()) {
      const { width, height } = (await one.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    // On its side it is still a phone, and the page stays as it was.
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await bar(page).boundingBox())!.y).toBe(390 - 45);
    expect(await page.getByRole('tablist', { name: '打开的页面' }).count()).toBe(0);
  });

  it.each(['light', 'dark'] as const)('offers what is done on site, and the own things (%s)', async (theme) => {
    const page = await home('patrol', { preferences: { theme } });
    expect(await axe(page)).toEqual([]);
    await press(page, '上报');
    await sheet(page, '上报').getByRole('button', { name: '安全检查表' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet(page, '上报').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('上报');
    await press(page, /^待办/);
    await sheet(page, '待办')
      .getByRole('button', { name: /待巡检任务/ })
      .waitFor();
    expect(await axe(page)).toEqual([]);
    await sheet(page, '待办')
      .getByRole('button', { name: /待巡检任务/ })
      .click();
    await arrive(page, '/patrollog');
    expect(addressOf(page)).toBe('/patrollog?status=1');
    await sheet(page, '待办').waitFor({ state: 'detached' });
    // Titles are names of other records, which come a moment after their cards.
    await page.locator('a.gd-card-title', { hasText: '脚手架' }).first().waitFor();
    await press(page, /^我的/);
    const mine = sheet(page, '我的');
    await mine.getByText('周志强').waitFor();
    expect(await axe(page)).toEqual([]);
    await mine.getByText('English', { exact: true }).click();
    await page.getByRole('dialog', { name: 'Me' }).getByText('Log out').waitFor();
  });

  it('leads from a form back to where one came from', async () => {
    const page = await home();
    await press(page, '上报');
    await sheet(page, '上报').getByRole('button', { name: '安全检查表' }).click();
    await arrive(page, '/safetyChecklist/add');
    await page.getByRole('banner').getByRole('button', { name: '返回' }).click();
    await arrive(page, '/workbench');
  });
});

describe('the scanner', () => {
  it('opens the task of the day when the camera sees the code of a point', async () => {
    const { task, code } = await todaysTask();
    const page = await home();
    await holdBeforeCamera(page, await pictureOf(page, code));
    await press(page, '扫码');
    await arrive(page, '/patrollog/detail');
    expect(addressOf(page)).toBe(`/patrollog/detail?id=${task}`);
    await page.getByRole('button', { name: '记录正常' }).waitFor();
    await sheet(page, '扫码').waitFor({ state: 'detached' });
  });

  it('reads a photograph where there is no camera, says what is missing, and takes a number', async () => {
    const { task, code } = await todaysTask();
    const page = await home();
    await page.evaluate(() => {
      Object.defineProperty(globalThis, 'isSecureContext', { value: false });
      Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    });
    await press(page, '扫码');
    const scanner = sheet(page, '扫码');
    await scanner.getByText('需要 HTTPS 才能使用相机', { exact: false }).waitFor();
    expect(await axe(page)).toEqual([]);
    await scanner.getByRole('searchbox', { name: '输入编号' }).fill('没有这个编号');
    await page.keyboard.press('Enter');
    await scanner.getByText('没有找到「没有这个编号」', { exact: false }).waitFor();
    await scanner.getByRole('button', { name: '继续扫码' }).click();
    const shoot = async (text: string) => {
      const chooser = page.waitForEvent('filechooser');
      await scanner.getByRole('button', { name: '拍照识别' }).click();
      const buffer = await pictureOf(page, text);
      await (await chooser).setFiles({ name: 'code.png', mimeType: 'image/png', buffer });
    };
    // A foreign address is shown, never opened.
    await shoot('https://evil.example/patrolsite?x=1');
    await scanner.getByText('https://evil.example/patrolsite?x=1').waitFor();
    expect(await axe(page)).toEqual([]);
    expect(addressOf(page)).toBe('/workbench');
    await scanner.getByRole('button', { name: '继续扫码' }).click();
    await shoot(code);
    await arrive(page, '/patrollog/detail');
    expect(addressOf(page)).toBe(`/patrollog/detail?id=${task}`);
  });
});

it('makes a picture of the camera small, with the place in it, and sends it', async () => {
  const { task } = await todaysTask();
  const page = await open(`/patrollog/detail?id=${task}`, {
    user: 'patrol',
    ...PHONE,
    permissions: ['geolocation'],
    geolocation: { longitude: 121.5, latitude: 31.2 },
  });
  await page.getByRole('button', { name: '记录正常' }).click();
  const form = page.getByRole('dialog', { name: /记录正常/ });
  const large = Buffer.from(
    (
      await page.evaluate(() => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [4000, 3000];
        canvas.getContext('2d')!.fillRect(0, 0, 4000, 3000);
        return canvas.toDataURL('image/jpeg', 0.9);
      })
    ).split(',')[1]!,
    'base64',
  );
  const drawn = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
      texts.push(text);
      fillText.call(this, text, ...at);
    };
    return texts;
  });
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: /^拍照/ }).click();
  await (await chooser).setFiles({ name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer: large });
  const picture = form.getByRole('list', { name: '已上传的文件' }).locator('img').first();
  await picture.waitFor();
  await form.getByText('IMG_0042.jpg').first().waitFor();
  // The picture of the server takes the place of the one that was sent.
  const size = () =>
    picture.evaluate(async (one: HTMLImageElement) => {
      await one.decode();
      return [one.naturalWidth, one.naturalHeight];
    });
  await expect.poll(size).toEqual([2048, 1536]);
  const texts = (await drawn.jsonValue()).join('\n');
  expect(texts).toContain('周志强');
  // GCJ-02, some hundred metres from what the device says.
  expect(texts).toMatch(/121\.50\d+, 31\.19\d+（GCJ-02）/);
  expectErrors(/^$/);
});
