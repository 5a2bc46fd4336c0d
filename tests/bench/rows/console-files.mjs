import { calls, resourceCalls } from '@gongdi/api';
import { projectmanage } from '@gongdi/domain';
import { withConsolePage } from '../support/console-page.mjs';
import { inPieces } from '../support/in-pieces.mjs';
import { largeBook, largeDrawing, largePdf, largeVideo, largeWord, longWord } from '../support/large-files.mjs';
import { signIn } from '../support/sign-in.mjs';

/** What is on view when the first page, rows or lines of a file are. */
const SHOWN = {
  'plan.pdf': '.gd-pdf-page canvas[data-drawn], .gd-pdf-page canvas',
  'report.docx': 'section.docx',
  'scheme.docx': 'section.docx',
  'register.xlsx': '.gd-sheet-view td[title], .gd-sheet-view tbody td',
  'drawing.dxf': '.gd-drawing-view path',
  'site.webm': 'video',
};
/** The page is watched this long after the first page is shown, ms: what follows must not freeze it either. */
const AFTER = 4000;

/** Runs in a page: pictures that do not compress, as JPEG in base64, and a short film of them in WebM. */
const record = async () => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1200, 900];
  const context = canvas.getContext('2d');
  const noise = (step) => {
    for (let x = 0; x < 1200; x += step)
      for (let y = 0; y < 900; y += step) {
        context.fillStyle = `hsl(${Math.random() * 360} 60% ${20 + Math.random() * 60}%)`;
        context.fillRect(x, y, step, step);
      }
  };
  const pictures = [];
  for (const step of [4, 5, 6]) {
    noise(step);
    pictures.push(canvas.toDataURL('image/jpeg', 0.8).split(',')[1]);
  }
  const parts = [];
  const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm;codecs=vp8' });
  recorder.ondataavailable = ({ data }) => parts.push(data);
  recorder.start();
  for (let frame = 0; frame < 20; frame += 1) {
    noise(30);
    await new Promise((done) => setTimeout(done, 100));
  }
  await new Promise((done) => {
    recorder.onstop = done;
    recorder.stop();
  });
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let text = '';
  for (let from = 0; from < bytes.length; from += 0x8000)
    text += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
  return { pictures, video: btoa(text) };
};

/**
 * Files of the size that people may send (20 MB), opened in the page of a record: the longest time in which the page
 * cannot answer, in pieces of work of the same browser, and for each file the time until something of it is on view.
 */
export const row = {
  id: 'console-files-longest-task',
  unit: 'pieces',
  hold: 73,
  better: 'lower',
  run: () =>
    withConsolePage(10, async ({ address, open }) => {
      const maker = await open('/about-nothing');
      const { pictures, video } = await maker.evaluate(record);
      const jpegs = pictures.map((one) => Buffer.from(one, 'base64'));
      const files = {
        'plan.pdf': largePdf(jpegs),
        'report.docx': largeWord(jpegs),
        'scheme.docx': longWord(),
        'register.xlsx': await largeBook(),
        'drawing.dxf': largeDrawing(),
        'site.webm': largeVideo(Buffer.from(video, 'base64')),
      };
      const client = await signIn(address);
      const stored = [];
      for (const [name, bytes] of Object.entries(files)) {
        const file = new File([bytes], name);
        const { saltUrl, ...kept } = await client.call(calls.file.upload, {
          form: { path: projectmanage.name, file_name: name },
          file,
          fileName: name,
        });
        stored.push({ ...kept, url: saltUrl });
      }
      const location = { address: '上海市浦东新区世纪大道 1 号', longitude: 121.5, latitude: 31.2 };
      const { id } = await client.call(resourceCalls(projectmanage).add, {
        body: {
          project_name: '大文件',
          project_phase: 1,
          project_address: { location },
          begin_time: '2026-03-01',
          project_files: stored,
        },
      });
      return inPieces(maker, () => openEach(open, id, files));
    }),
};

/** Opens each file in a page of its own. @returns the longest time without an answer, ms, and details */
async function openEach(open, id, files) {
  const detail = {};
  for (const name of Object.keys(files)) {
    const page = await open(`/projectmanage/detail?id=${id}`);
    const card = page.locator('.gd-file-card').filter({ hasText: name }).getByRole('button').first();
    await card.waitFor();
    await page.waitForTimeout(1500);
    await page.evaluate(() => {
      globalThis.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
      }).observe({ type: 'longtask' });
    });
    const since = performance.now();
    await card.click();
    await page.locator(SHOWN[name]).first().waitFor({ timeout: 60_000 });
    if (name === 'site.webm')
      await page.waitForFunction(() => {
        const found = document.querySelector('gd-console').shadowRoot.querySelector('video');
        return found.readyState >= 2;
      });
    const first = performance.now() - since;
    await page.waitForTimeout(AFTER);
    const longest = await page.evaluate(() => globalThis.longest);
    detail[name] = {
      mb: Math.round(files[name].length / 1e5) / 10,
      first: Math.round(first),
      longest: Math.round(longest),
    };
    await page.close();
  }
  const value = Math.max(...Object.values(detail).map(({ longest }) => longest));
  return { value, detail: { measure: 'wall', ...detail } };
}
