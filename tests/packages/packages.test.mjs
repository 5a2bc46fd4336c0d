import { execFile, spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { findingCodes, ruleInfos } from '@gongdi/bpmn';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build as bundle, parseAst } from 'vite';
import { PACKAGES } from '../../scripts/lib/packages/list.mjs';
import { packPackages } from '../../scripts/lib/packages/pack.mjs';
import { leaveModel } from '../cli/support/models.ts';

const run = promisify(execFile);
const NAMES = PACKAGES.map(({ name }) => name);
/** Packages that others program against; the server and the terminal are run. */
const LIBRARIES = ['@gongdi/geo', '@gongdi/bpmn', '@gongdi/api', '@gongdi/elements'];
/** With the packages of bundlers and the whole server this takes minutes: `GONGDI_PACKAGES=all`. */
const ALL = process.env['GONGDI_PACKAGES'] === 'all';

const scratch = mkdtempSync(join(tmpdir(), 'gongdi-packages-'));
/** @type {Map<string, Awaited<ReturnType<typeof packPackages>>[number]>} */
const packed = new Map();
const manifest = (name) => JSON.parse(readFileSync(join(packed.get(name).folder, 'package.json'), 'utf8'));

/** Runs a program as a new user would: an empty home, nothing of this repository in the environment. */
async function clean(command, args, cwd, env = {}) {
  const { PATH } = process.env;
  const kept = Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^(npm_config_(registry|cache)|https?_proxy|no_proxy|SSL_CERT_FILE|NODE_EXTRA_CA_CERTS)$/i.test(name),
    ),
  );
  return run(command, args, {
    cwd,
    env: { PATH, HOME: process.env['HOME'], ...kept, GONGDI_LANG: 'en', ...env },
    timeout: ALL ? 580_000 : 280_000,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
}

/** Installs packages into a new, empty folder. @returns the folder */
async function installed(names, more = []) {
  const folder = mkdtempSync(join(scratch, 'user-'));
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const tarballs = names.map((name) => packed.get(name).tarball);
  const options = ['install', '--no-audit', '--no-fund', '--prefer-offline'];
  const { stderr } = await clean('npm', [...options, ...tarballs, ...more], folder);
  // npm says so when a package wants another Node than ours name.
  if (more.length === 0) expect(stderr).not.toContain('EBADENGINE');
  return folder;
}

/** Returns whether a file is a module by its syntax. */
const isModule = (file) =>
  parseAst(readFileSync(file, 'utf8')).body.some(({ type }) => /^(Export|Import).*Declaration$/.test(type));

function weigh(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

beforeAll(async () => {
  for (const one of await packPackages()) packed.set(one.name, one);
}, 300_000);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe.each(NAMES)('the package %s', (name) => {
  it('is ready for a registry', () => {
    const {
      private: hidden,
      version,
      license,
      description,
      keywords,
      engines,
      publishConfig,
      scripts,
      devDependencies,
    } = manifest(name);
    expect({ hidden, license, engines, publishConfig, scripts, devDependencies }).toEqual({
      hidden: undefined,
      license: 'MIT',
      engines: { node: '>=20.19.0' },
      publishConfig: { access: 'public' },
      scripts: undefined,
      devDependencies: undefined,
    });
    expect(description.length).toBeGreaterThan(20);
    expect(keywords.length).toBeGreaterThan(3);
    const { folder } = packed.get(name);
    expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toContain(`## ${version}`);
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(`# ${name}\n`);
    for (const paper of ['LICENSE', 'NOTICES.md']) expect(statSync(join(folder, paper)).size).toBeGreaterThan(50);
  });

  it('holds no leftovers of the build, and names no source', () => {
    const { folder } = packed.get(name);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(
      files.filter((file) => /\.map$|tsbuildinfo|\.test\.|(^|\/)testing(\/|$)|\.tsx$|[^d]\.ts$/.test(file)),
    ).toEqual([]);
    for (const file of files.filter((one) => /\.(js|d\.ts|json)$/.test(one) && !one.startsWith('dist/app/'))) {
      const text = readFileSync(join(folder, file), 'utf8');
      expect(text.includes('sourceMappingURL='), file).toBe(false);
      expect(text.includes('"gongdi-source"'), file).toBe(false);
    }
  });

  it('pleases publint', async () => {
    const { folder } = packed.get(name);
    const { messages } = await publint({ pkgDir: folder, pack: false, strict: true });
    // It looks for words, and finds some of CommonJS in the texts of pdf.js.
    const misread = ({ code, args }) =>
      code === 'FILE_INVALID_FORMAT' && args.expectFormat === 'ESM' && isModule(join(folder, args.actualFilePath));
    expect(messages.filter((message) => !misread(message))).toEqual([]);
  });
});

it('what the server carries names no dependencies: npm would leave them out where it installs globally', () => {
  const inside = join(packed.get('@gongdi/server').folder, 'node_modules/@gongdi');
  const rooms = readdirSync(inside);
  expect(rooms.length).toBeGreaterThan(3);
  for (const room of rooms)
    expect(JSON.parse(readFileSync(join(inside, room, 'package.json'), 'utf8')).dependencies, room).toBeUndefined();
});

it('the server holds packages of others to the versions of this repository, which run on the Node that it names', () => {
  const { overrides } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
  expect(manifest('@gongdi/server').dependencies['light-my-request']).toBe(overrides['light-my-request']);
});

describe('types', () => {
  it.each(LIBRARIES)('of %s are right for every way to import it', async (name) => {
    const data = createPackageFromTarballData(new Uint8Array(readFileSync(packed.get(name).tarball)));
    const { problems = [] } = await checkPackage(data);
    // Packages are ES modules alone, for Node 20.19 and bundlers: \`require\` of them gives a module there.
    const known = ({ kind, resolutionKind }) =>
      kind === 'CJSResolvesToESM' || resolutionKind === 'node10' || resolutionKind === 'node16-cjs';
    expect(problems.filter((problem) => !known(problem))).toEqual([]);
  });

  it('of the elements name no package, and tell wrong use from right', async () => {
    const { folder } = packed.get('@gongdi/elements');
    const text = readFileSync(join(folder, 'dist/properties.d.ts'), 'utf8');
    expect(text).not.toMatch(/from ['"](?!\.)/);
    expect(text.length).toBeLessThan(250_000);
    expect(manifest('@gongdi/elements').dependencies).toBeUndefined();
    const user = mkdtempSync(join(scratch, 'types-'));
    mkdirSync(join(user, 'node_modules/@gongdi'), { recursive: true });
    symlinkSync(folder, join(user, 'node_modules/@gongdi/elements'));
    writeFileSync(
      join(user, 'page.ts'),
      `import { configure, register, type GdProcessDesigner } from '@gongdi/elements';
import '@gongdi/elements/loader';
configure({ baseUrl: 'x', token: async () => ({ token: 't', serial: 's' }) });
register('acme');
const designer: GdProcessDesigner | null = document.querySelector('gd-process-designer');
designer?.addEventListener('gd-save', (event) => event.detail.xml.trim());
designer?.addEventListener('click', (event) => event.clientX);
// @ts-expect-error -- there is no such property in a save
designer?.addEventListener('gd-save', (event) => event.detail.nothing);
// @ts-expect-error -- the theme has three values
if (designer) designer.theme = 'blue';
`,
    );
    const options = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--lib',
      'es2023,dom',
      '--types',
      '',
      'page.ts',
    ];
    const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, ...options], { cwd: user }).catch((error) => error);
    expect(stdout).toBe('');
  });
});

/** Pages of each framework: right use passes, and wrong use is told. */
const FRAMEWORKS = {
  'react.tsx': `import type {} from '@gongdi/elements/jsx';
export const plain = <gd-process-designer processId="a" ongd-save={({ detail }) => detail.xml.trim()} />;
// @ts-expect-error -- the theme has three values
export const wrong = <gd-process-designer theme="blue" />;
`,
  'component.tsx': `import { GdProcessDesigner, GdConsole } from '@gongdi/elements/react';
export const whole = (
  <GdProcessDesigner
    processId="a"
    style={{ height: 600 }}
    onGdSave={({ detail }) => detail.xml.trim()}
    ref={(designer) => void designer?.save()}
  />
);
// @ts-expect-error -- there is no such property in a save
export const wrong = <GdProcessDesigner onGdSave={({ detail }) => detail.nothing} />;
// @ts-expect-error -- nothing is saved there
export const other = <GdConsole onGdSave={() => {}} />;
`,
  'page.tsx': `import { reactPage } from '@gongdi/elements/react-page';
import { configure } from '@gongdi/elements';
reactPage('portal-gas', ({ user, project, lang, navigate }) => (
  <button onClick={() => navigate('/staff')}>{user.nickname + (project ?? '') + (lang === 'zh' ? '' : 's')}</button>
));
configure({ pages: [{ path: '/gas', title: 'Gas', element: 'portal-gas' }] });
// @ts-expect-error -- a page has an element
configure({ pages: [{ path: '/gas', title: 'Gas' }] });
`,
  'frame.ts': `import { openFrame } from '@gongdi/elements/frame-host';
const frame = openFrame(document.body, { src: 'https://site.example/elements/frame.html', element: 'gd-console', height: 'content' });
void frame.call('navigate', '/staff').then(() => frame.close());
// @ts-expect-error -- the source is needed
openFrame(document.body, { element: 'gd-console' });
`,
  'vue.ts': `import type {} from '@gongdi/elements/vue';
import type { GlobalComponents } from 'vue';
type Props = InstanceType<GlobalComponents['gd-process-designer']>['$props'];
export const props: Props = { processId: 'a', theme: 'dark' };
// @ts-expect-error -- the theme has three values
export const wrong: Props = { theme: 'blue' };
`,
  'svelte.ts': `import type {} from '@gongdi/elements/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
type Designer = SvelteHTMLElements['gd-process-designer'];
export const five: Designer = { processId: 'a', 'ongd-save': ({ detail }) => detail.xml.trim() };
export const four: Designer = { 'on:gd-save': ({ detail }) => detail.xml.trim() };
// @ts-expect-error -- the theme has three values
export const wrong: Designer = { theme: 'blue' };
`,
};

/** A component of Angular: its templates take any element that the schema allows, its classes know the types. */
const ANGULAR = `import { Component, CUSTOM_ELEMENTS_SCHEMA, type ElementRef, provideZonelessChangeDetection, signal, viewChild } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { GdProcessDesigner, GdProcessDesignerEvents } from '@gongdi/elements';
import '@gongdi/elements/loader';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`<gd-process-designer #designer [processId]="id" style="height: 600px" (gd-save)="save($event)" />
    <button (click)="designerRef().nativeElement.save()">save</button><output>{{ saved() }}</output>\`,
})
class App {
  readonly id = 'leave';
  readonly saved = signal('');
  readonly designerRef = viewChild.required<ElementRef<GdProcessDesigner>>('designer');
  save({ detail }: GdProcessDesignerEvents['gd-save']) {
    this.saved.set(detail.key);
    detail.respondWith(Promise.resolve());
  }
  wrong() {
    // @ts-expect-error -- the theme has three values
    this.designerRef().nativeElement.theme = 'blue';
  }
}
bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
`;
const ANGULAR_PACKAGES = [
  ...['common', 'compiler', 'compiler-cli', 'core', 'platform-browser'].map((name) => `@angular/${name}@20.3.35`),
  'rxjs@7.8.2',
  'tslib@2.8.1',
  'typescript@5.9.3',
];

describe('types in frameworks', () => {
  it.each([
    ['React 19, Vue and Svelte', '@types/react', Object.keys(FRAMEWORKS)],
    ['React 18', '@types/react-18', ['component.tsx', 'page.tsx']],
  ])('of %s tell wrong use from right', async (_, react, files) => {
    const user = mkdtempSync(join(scratch, 'frameworks-'));
    const link = (from, to) => {
      mkdirSync(join(user, 'node_modules', to, '..'), { recursive: true });
      symlinkSync(from, join(user, 'node_modules', to));
    };
    const installedHere = (name) => join(import.meta.dirname, '../../node_modules', name);
    link(packed.get('@gongdi/elements').folder, '@gongdi/elements');
    link(installedHere(react), '@types/react');
    for (const name of ['vue', '@vue', 'svelte', 'csstype']) link(installedHere(name), name);
    for (const file of files) writeFileSync(join(user, file), FRAMEWORKS[file]);
    const options =
      '--noEmit --strict --skipLibCheck --preserveSymlinks --module esnext --moduleResolution bundler --target es2022 --lib es2023,dom --jsx react-jsx';
    const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, ...options.split(' '), '--types', '', ...files], {
      cwd: user,
    }).catch((error) => error);
    expect(stdout).toBe('');
  });
});

describe('from tarballs in an empty folder', () => {
  it('the terminal checks a model, is small, and names what serve needs', async () => {
    const folder = await installed(['gongdi']);
    writeFileSync(join(folder, 'leave.bpmn'), leaveModel());
    const npx = (...args) => clean('npx', ['--no-install', 'gongdi', ...args], folder);
    expect((await npx('--version')).stdout.trim()).toBe(manifest('gongdi').version);
    expect((await npx()).stdout).toContain('Process models in this folder: 1');
    expect((await npx('lint', '.')).stderr).toContain('No problems; files checked: 1');
    const pages = readFileSync(join(folder, 'node_modules/gongdi/rules.html'), 'utf8');
    for (const code of [...ruleInfos().map((rule) => rule.code), ...findingCodes()])
      expect(pages.split(`<section id="${code}">`).length, code).toBe(2);
    await npx('render', 'leave.bpmn', '--out', 'leave.png');
    expect(readFileSync(join(folder, 'leave.png')).subarray(1, 4).toString()).toBe('PNG');
    const lock = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
    expect(Object.keys(lock.packages).length).toBeLessThanOrEqual(40);
    expect(weigh(join(folder, 'node_modules')) / 1e6).toBeLessThanOrEqual(25);
    const failed = await npx('serve').catch((error) => error);
    expect(failed.code).toBe(3);
    expect(failed.stderr).toContain(`npm install @gongdi/server@${manifest('gongdi').version}`);
  });

  it('the libraries run, and import in bare Node', async () => {
    const folder = await installed(LIBRARIES);
    writeFileSync(join(folder, 'leave.bpmn'), leaveModel());
    writeFileSync(
      join(folder, 'try.js'),
      `import { readFileSync } from 'node:fs';
import { calls, createClient } from '@gongdi/api';
import { checkModel, convertModel, drawModel, readModel, writeModel } from '@gongdi/bpmn';
import { createSchemaCheck } from '@gongdi/bpmn/schema';
import { check, convert, measure } from '@gongdi/geo';
import { configure, register } from '@gongdi/elements';
import '@gongdi/elements/loader';
register('acme');
configure({});
const { model } = await readModel(readFileSync('leave.bpmn'));
const findings = checkModel(model).length;
const { model: converted } = convertModel(model, { to: 'flowable' });
const fence = { outer: [[121.47, 31.23], [121.48, 31.23], [121.48, 31.24]], holes: [] };
console.log(JSON.stringify({
  findings,
  flowable: writeModel(converted).xml.includes('flowable:assignee'),
  drawn: drawModel(model).svg.startsWith('<svg'),
  schema: typeof createSchemaCheck,
  moved: convert([121.4737, 31.2304], 'GCJ-02', 'WGS-84')[0].toFixed(3),
  fence: (await check([fence], 'GCJ-02')).length,
  area: Math.round(measure(fence, 'GCJ-02').area / 10_000),
  call: calls.user.userInfo.path,
  client: typeof createClient({ config: () => ({ baseUrl: 'https://x.example' }) }).call,
}));
`,
    );
    expect(JSON.parse((await clean(process.execPath, ['try.js'], folder)).stdout)).toEqual({
      findings: 0,
      flowable: true,
      drawn: true,
      schema: 'function',
      moved: '121.469',
      fence: 0,
      area: expect.any(Number),
      call: expect.any(String),
      client: 'function',
    });
  });

  it('Vite builds the elements: every file once, nothing that is asked for in vain', async () => {
    const folder = await installed(['@gongdi/elements']);
    writeFileSync(
      join(folder, 'index.html'),
      '<script type="module" src="/main.js"></script><gd-fence-editor></gd-fence-editor>',
    );
    writeFileSync(join(folder, 'main.js'), "import '@gongdi/elements/loader';\n");
    await bundle({ root: folder, logLevel: 'silent', configFile: false, build: { outDir: 'out', minify: false } });
    const own = readdirSync(join(packed.get('@gongdi/elements').folder, 'dist/app/assets'), { recursive: true });
    const made = readdirSync(join(folder, 'out/assets'), { recursive: true });
    expect(made.length).toBeLessThan(own.length * 1.1);
    expect(weigh(join(folder, 'out'))).toBeLessThan(
      weigh(join(packed.get('@gongdi/elements').folder, 'dist/app')) * 1.15,
    );
  });
});

describe.runIf(ALL)('from tarballs, the long form', () => {
  it('pnpm installs all of them, and the terminal and the libraries run', async () => {
    const folder = mkdtempSync(join(scratch, 'pnpm-'));
    writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
    const tarballs = ['gongdi', ...LIBRARIES].map((name) => packed.get(name).tarball);
    await clean('npx', ['--yes', 'pnpm@10.34.9', 'add', ...tarballs], folder);
    writeFileSync(join(folder, 'leave.bpmn'), leaveModel());
    const { stderr } = await clean(join(folder, 'node_modules/.bin/gongdi'), ['lint', '.'], folder);
    expect(stderr).toContain('No problems');
    const script =
      "await import('@gongdi/api'); await import('@gongdi/bpmn'); await import('@gongdi/geo'); await import('@gongdi/elements'); console.log('ok')";
    expect((await clean(process.execPath, ['--input-type=module', '-e', script], folder)).stdout.trim()).toBe('ok');
  }, 600_000);

  it('webpack builds the elements', async () => {
    const folder = await installed(['@gongdi/elements'], ['webpack@5.102.1']);
    writeFileSync(join(folder, 'main.js'), "import '@gongdi/elements/loader';\n");
    writeFileSync(
      join(folder, 'build.js'),
      `import webpack from 'webpack';
webpack({ mode: 'production', optimization: { minimize: false }, context: process.cwd(), entry: './main.js', output: { path: process.cwd() + '/out' } }, (error, stats) => {
  if (error) throw error;
  console.log(JSON.stringify({ errors: stats.toJson({ all: false, errors: true }).errors.map(({ message }) => message) }));
});
`,
    );
    expect(JSON.parse((await clean(process.execPath, ['build.js'], folder)).stdout)).toEqual({ errors: [] });
  }, 600_000);

  it('Next builds a page with an element, on the server too', async () => {
    const folder = await installed(['@gongdi/elements'], ['next@15.5.6', 'react@19.2.0', 'react-dom@19.2.0']);
    mkdirSync(join(folder, 'app'));
    writeFileSync(
      join(folder, 'app/layout.js'),
      'export default function Layout({ children }) { return <html><body>{children}</body></html>; }',
    );
    writeFileSync(
      join(folder, 'app/page.js'),
      "'use client';\nimport '@gongdi/elements/loader';\nexport default function Page() { return <gd-fence-editor />; }",
    );
    await clean('npx', ['--no-install', 'next', 'build'], folder, { NEXT_TELEMETRY_DISABLED: '1' });
    expect(readFileSync(join(folder, '.next/server/app/index.html'), 'utf8')).toContain('<gd-fence-editor');
    // The widgets are in what browsers get, and not a second time on the server.
    expect(weigh(join(folder, '.next/static'))).toBeGreaterThan(3e6);
    expect(weigh(join(folder, '.next/server'))).toBeLessThan(3e6);
  }, 600_000);

  it('Angular compiles a component with an element, strictly, and Vite builds it', async () => {
    const folder = await installed(['@gongdi/elements'], ANGULAR_PACKAGES);
    writeFileSync(join(folder, 'main.ts'), ANGULAR);
    const compilerOptions = {
      strict: true,
      skipLibCheck: true,
      importHelpers: true,
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
      module: 'esnext',
      moduleResolution: 'bundler',
      outDir: 'compiled',
    };
    const angularCompilerOptions = { strictTemplates: true };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, angularCompilerOptions, files: ['main.ts'] }),
    );
    const compiled = await clean('npx', ['--no-install', 'ngc', '-p', '.'], folder).catch((error) => error);
    expect(`${compiled.stdout}${compiled.stderr}`).toBe('');
    writeFileSync(
      join(folder, 'index.html'),
      '<app-root></app-root><script type="module" src="/compiled/main.js"></script>',
    );
    await bundle({ root: folder, logLevel: 'silent', configFile: false, build: { outDir: 'out' } });
    expect(readdirSync(join(folder, 'out/assets')).length).toBeGreaterThan(50);
  }, 600_000);

  it('the server gives the whole console on an empty machine', async () => {
    const folder = await installed(['gongdi', '@gongdi/server', '@gongdi/elements']);
    const child = spawn(join(folder, 'node_modules/.bin/gongdi'), ['serve', '--port', '0', '--json'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    });
    const gone = new Promise((resolve) => child.once('exit', resolve));
    try {
      const address = await new Promise((resolve, reject) => {
        let text = '';
        child.stdout.on('data', (part) => {
          text += part;
          if (text.includes('\n')) resolve(JSON.parse(text).address);
        });
        let said = '';
        child.stderr.on('data', (part) => (said += part));
        child.on('exit', (code) => reject(new Error(`serve ended with ${code}: ${said}`)));
      });
      const page = await (await fetch(address)).text();
      expect(page).toContain('gongdi-build');
      expect((await fetch(`${address}/elements/loader.js`)).status).toBe(200);
    } finally {
      child.kill('SIGINT');
      await gone;
    }
  }, 600_000);
});
