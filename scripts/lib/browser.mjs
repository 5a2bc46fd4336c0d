import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { report } from './main.mjs';
import { at } from './root.mjs';
import { mustSucceed, run, runTool } from './run.mjs';
import { log, timed } from './log.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const ELSEWHERE = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
};
const APT = ['install', '--yes', '--no-install-recommends'];

const playwright = () => createRequire(at('tests', 'package.json'))('playwright');

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, process.platform === 'win32' ? `${name}.exe` : name))
    .find((file) => existsSync(file));

/** An existing file may still be a stub or lack libraries, so only a browser that opens a page is accepted. */
async function opensAPage(executablePath) {
  if (!executablePath || !existsSync(executablePath)) return false;
  let browser;
  try {
    browser = await playwright().chromium.launch({
      executablePath,
      timeout: 60_000,
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
    });
    const page = await browser.newPage();
    return (await page.evaluate('1 + 1')) === 2;
  } catch {
    return false;
  } finally {
    await browser?.close();
  }
}

const candidates = () => [
  process.env.GONGDI_CHROMIUM,
  playwright().chromium.executablePath(),
  ...NAMES.map(onPath),
  ...(ELSEWHERE[process.platform] ?? []),
];

async function found() {
  for (const path of new Set(candidates().filter(Boolean))) if (await opensAPage(path)) return path;
  return undefined;
}

const mayUseApt = () => process.platform === 'linux' && process.getuid?.() === 0 && Boolean(onPath('apt-get'));

/** Runs an installer. A failure is reported at the end of the step, and the search continues. */
async function installing(title, command) {
  await timed(title, async () => mustSucceed(title.en, await command())).catch(report);
}

function apt(title, packages) {
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' }, limitSeconds: 900 };
  return installing(title, async () => {
    // This fails if one package source cannot be reached, but another source may have the wanted packages; so go on.
    await run('apt-get', ['update'], options);
    return run('apt-get', [...APT, ...packages], options);
  });
}

const CJK = /Noto.*CJK|SourceHan|wqy|WenQuanYi|msyh|simsun|PingFang|STHeiti/i;

/** Without a Chinese font, Chinese text would be measured and drawn as boxes. Only Linux may lack such a font. */
async function hasChineseFont() {
  if (process.platform !== 'linux') return true;
  const { code, output } = await run('fc-list', [':lang=zh-cn', 'file'], { quiet: true });
  if (code === 0) return output.trim() !== '';
  return ['/usr/share/fonts', '/usr/local/share/fonts']
    .filter(existsSync)
    .some((folder) => readdirSync(folder, { recursive: true }).some((name) => CJK.test(String(name))));
}

/** Fonts as wide as Arial. bpmn-js draws its labels in Arial; a wider substitute breaks them into other lines. */
const AS_ARIAL = /Arial|Liberation Sans|Arimo/i;

/** Whether Arial, or a font of its widths, is installed; also true where nobody can tell. */
async function hasArial() {
  if (process.platform !== 'linux') return true;
  const { code, output } = await run('fc-match', ['Arial', 'family'], { quiet: true });
  return code !== 0 || AS_ARIAL.test(output);
}

async function addFonts() {
  const missing = [
    ...((await hasChineseFont()) ? [] : ['fonts-noto-cjk']),
    ...((await hasArial()) ? [] : ['fonts-liberation']),
  ];
  if (missing.length === 0) return;
  const title = { zh: '正在安装字体', en: `Installing fonts (${missing.join(', ')})` };
  if (mayUseApt()) await apt(title, missing);
  if (!(await hasChineseFont())) {
    log('没有中文字体，截图与文字宽度会不准：请安装 fonts-noto-cjk', 'no Chinese font: install fonts-noto-cjk');
  }
  if (!(await hasArial())) {
    log(
      '没有与 Arial 等宽的字体，图中文字的换行会不准：请安装 fonts-liberation',
      'no font as wide as Arial: install fonts-liberation',
    );
  }
}

/**
 * Finds a Chromium that opens a page: Playwright's own, the system's, or one that is installed now (by apt-get as root,
 * else by Playwright).
 * @returns {Promise<string | undefined>} its executable; undefined after a message about what to install
 */
export async function findBrowser() {
  let browser = await found();
  if (!browser && mayUseApt()) {
    const title = { zh: '正在用 apt-get 安装浏览器', en: 'Installing a browser with apt-get' };
    await apt(title, ['chromium', 'fonts-noto-cjk', 'fonts-liberation']);
    browser = await found();
  }
  if (!browser) {
    const title = { zh: '正在用 Playwright 安装浏览器', en: 'Installing a browser with Playwright' };
    await installing(title, () => runTool('playwright', ['install', 'chromium'], { quiet: true, limitSeconds: 900 }));
    browser = await found();
  }
  if (browser) await addFonts();
  else {
    log(
      '✗ 找不到可用的浏览器，浏览器测试记为失败。请安装 Chromium 或 Google Chrome（Debian/Ubuntu：apt-get install chromium fonts-noto-cjk fonts-liberation；' +
        '其他系统：npx playwright install --with-deps chromium），或用 GONGDI_CHROMIUM 指出它的路径',
      'no usable browser, so the browser tests count as failed. Install Chromium or Google Chrome, or name its path in GONGDI_CHROMIUM',
    );
  }
  return browser;
}
