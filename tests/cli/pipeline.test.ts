import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { scratchFolder } from './support/gongdi.ts';
import { brokenModel, leaveModel } from './support/models.ts';

const EXAMPLES = fileURLToPath(new URL('../../examples/pipeline/', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../cli/bin/gongdi.js', import.meta.url));
const yaml = (name: string): unknown => parse(readFileSync(join(EXAMPLES, name), 'utf8'));

interface Step {
  run?: string;
  uses?: string;
  env?: Record<string, string>;
}

/** A project that has gongdi installed, with a model that has errors when it is asked for. */
function project({ broken = false } = {}): string {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  mkdirSync(join(folder, 'models'));
  symlinkSync(PROGRAM, join(folder, 'node_modules/.bin/gongdi'));
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  writeFileSync(join(folder, 'models/leave.bpmn'), leaveModel());
  if (broken) writeFileSync(join(folder, 'models/broken 坏.bpmn'), brokenModel());
  return folder;
}

/** Runs a script as a pipeline does. npx may not ask the registry: what it needs is installed. */
function run(script: string, cwd: string, env: Record<string, string> = {}) {
  const plain = { ...process.env, GONGDI_LANG: 'en', npm_config_offline: 'true', ...env };
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd,
    encoding: 'utf8',
    env: plain,
  });
  return { status, stdout, stderr };
}

describe('examples/pipeline', () => {
  it('github-workflow: remarks, and a report that code scanning reads', () => {
    const { jobs } = yaml('github-workflow.yml') as { jobs: { lint: { steps: Step[] } } };
    const scripts = jobs.lint.steps.flatMap(({ run: script }) => (script && script !== 'npm ci' ? [script] : []));
    expect(scripts).toHaveLength(2);
    const [remarks = '', report = ''] = scripts;
    expect(run(remarks, project())).toMatchObject({ status: 0, stdout: '' });
    const folder = project({ broken: true });
    const remarked = run(remarks, folder);
    expect(remarked.status).toBe(1);
    expect(remarked.stdout).toMatch(/^::error file=models\/broken 坏\.bpmn,line=\d+/m);
    run(report, folder);
    const { sarif_file: file } = jobs.lint.steps.flatMap((step) => ('with' in step ? [step.with] : [])).at(-1) as {
      sarif_file: string;
    };
    expect(JSON.parse(readFileSync(join(folder, file), 'utf8'))).toMatchObject({ version: '2.1.0' });
  });

  it('github-action: takes several files, options, and nothing from an input as a script', () => {
    const { inputs, runs } = yaml('github-action/action.yml') as {
      inputs: Record<string, { default: string }>;
      runs: { steps: (Step & { run: string; env: Record<string, string> })[] };
    };
    const [step] = runs.steps;
    const act = (given: Record<string, string>, folder: string) => {
      const value = (text: string) =>
        text.replaceAll(/\$\{\{ inputs\.(\w+) \}\}/g, (_, name: string) => given[name] ?? inputs[name]?.default ?? '');
      const env = Object.fromEntries(Object.entries(step?.env ?? {}).map(([name, text]) => [name, value(text)]));
      expect(step?.run).not.toContain('${{');
      return run(step?.run ?? '', folder, env);
    };
    expect(act({}, project()).status).toBe(0);
    const folder = project({ broken: true });
    expect(act({}, folder).status).toBe(1);
    const both = act(
      { files: 'models/leave.bpmn\n\nmodels/broken 坏.bpmn\n', options: '--rule sequence-flow-ends=off --no-schema' },
      folder,
    );
    expect(both.stdout).not.toContain('sequence-flow-ends');
    act({ files: 'models"; touch owned; "', options: '$(touch owned)' }, folder);
    expect(existsSync(join(folder, 'owned'))).toBe(false);
  });

  it('gitlab-ci: a report that the merge request shows', () => {
    const { models } = yaml('gitlab-ci.yml') as {
      models: { before_script: string[]; script: string[]; artifacts: { reports: { junit: string } } };
    };
    expect(models.before_script).toEqual([expect.stringMatching(/^npm ci /)]);
    const folder = project({ broken: true });
    for (const [status, cwd] of [
      [1, folder],
      [0, project()],
    ] as const) {
      expect(run(models.script.join('\n'), cwd).status).toBe(status);
      expect(existsSync(join(cwd, models.artifacts.reports.junit))).toBe(true);
    }
    const xml = readFileSync(join(folder, models.artifacts.reports.junit), 'utf8');
    const { DOMParser } = new JSDOM('').window;
    const cases = [...new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('testcase')];
    expect(cases.map((one) => [one.getAttribute('file'), one.querySelector('failure') !== null])).toEqual([
      ['models/broken 坏.bpmn', true],
      ['models/leave.bpmn', false],
    ]);
  });

  it('pre-commit: looks at what is committed, not at what lies in the folder', () => {
    const folder = project();
    const git = (...args: string[]) => {
      const { status, stderr } = spawnSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, GONGDI_LANG: 'en', npm_config_offline: 'true' },
      });
      return { status, stderr };
    };
    git('init', '-q');
    writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
    copyFileSync(join(EXAMPLES, 'pre-commit'), join(folder, '.git/hooks/pre-commit'));
    chmodSync(join(folder, '.git/hooks/pre-commit'), 0o755);
    const commit = () => git('commit', '-q', '-m', 'x');
    git('add', '.');
    expect(commit()).toMatchObject({ status: 0 });
    writeFileSync(join(folder, 'readme.md'), 'x');
    git('add', '.');
    expect(commit().status).toBe(0);
    const bad = join(folder, 'models/bad.bpmn');
    writeFileSync(bad, brokenModel());
    git('add', '.');
    writeFileSync(bad, leaveModel());
    const refused = commit();
    expect(refused.status).not.toBe(0);
    expect(refused.stderr).toContain('models/bad.bpmn');
    git('add', '.');
    writeFileSync(bad, brokenModel());
    expect(commit().status).toBe(0);
  });

  it('pre-commit-config: is for the endings that the terminal reads', () => {
    const { repos } = yaml('pre-commit-config.yaml') as { repos: { hooks: { entry: string; files: string }[] }[] };
    const hook = repos[0]?.hooks[0];
    for (const name of ['a.bpmn', 'a.bpmn2', 'x/a.bpmn20.xml']) expect(name).toMatch(new RegExp(hook?.files ?? ''));
    expect('a.xml').not.toMatch(new RegExp(hook?.files ?? ''));
    const entry = `${hook?.entry} "$@"`;
    const folder = project({ broken: true });
    expect(run(entry.replace('"$@"', 'models/leave.bpmn'), folder).status).toBe(0);
    expect(run(entry.replace('"$@"', "'models/broken 坏.bpmn' models/leave.bpmn"), folder).status).toBe(1);
  });

  it('has a line in its README for every file', () => {
    const text = readFileSync(join(EXAMPLES, 'README.md'), 'utf8');
    for (const name of readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' }))
      if (/\.ya?ml$|^pre-commit$/.test(name)) expect(text).toContain(`](${name})`);
  });
});
