import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gongdi, LEAKS, scratchFolder } from './support/gongdi.ts';
import { leaveModel, scriptInputModel } from './support/models.ts';

const folder = scratchFolder();
const put = (name: string, content: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), content);
};
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
put('leave.bpmn', leaveModel());
put('next.bpmn', leaveModel({ task: '经理审批' }));
put('script.bpmn', scriptInputModel());
put('bad.bpmn', '<no/>');
const run = (args: string[], stdin?: string) =>
  gongdi(args, { cwd: folder, ...(stdin === undefined ? {} : { stdin }) });

describe('a model for an engine that is not known', () => {
  const xml = (
    uri: string,
    prefix: string,
  ) => `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:${prefix}="${uri}" targetNamespace="t">
    <process id="p" name="P" isExecutable="true" ${prefix}:historyTimeToLive="P1D"><startEvent id="s" name="s"><outgoing>f</outgoing></startEvent><sequenceFlow id="f" sourceRef="s" targetRef="t"/>
    <serviceTask id="t" name="t" ${prefix}:class="com.acme.Price"><incoming>f</incoming><outgoing>g</outgoing></serviceTask><sequenceFlow id="g" sourceRef="t" targetRef="e"/><endEvent id="e" name="e"><incoming>g</incoming></endEvent></process></definitions>`;
  put('operaton.bpmn', xml('http://operaton.org/schema/1.0/bpmn', 'operaton'));
  put('drools.bpmn', xml('http://www.jboss.org/drools', 'drools'));

  it('is not converted as one without engine', async () => {
    const refused = await run(['convert', 'operaton.bpmn', '--to', 'flowable', '--out', 'dead.bpmn']);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('http://operaton.org/schema/1.0/bpmn');
    expect(existsSync(join(folder, 'dead.bpmn'))).toBe(false);
    const forced = await run(['convert', 'drools.bpmn', '--to', 'flowable', '--force']);
    expect(forced.stdout).toContain('drools:class="com.acme.Price"');
    expect(forced.stderr).toMatch(/jBPM \(Drools\).*historyTimeToLive, class/s);
  });

  it('is deployed where an engine reads it, and refused with the reason elsewhere', async () => {
    const to = ['--target', 'camunda7', '--url', 'http://127.0.0.1:9/engine-rest', '--dry-run', '--json'];
    const results = async (file: string) =>
      (JSON.parse((await run(['deploy', file, ...to])).stdout) as { files: object[] }).files;
    expect(await results('operaton.bpmn')).toMatchObject([{ key: 'p', result: 'checked' }]);
    expect(await results('drools.bpmn')).toMatchObject([
      {
        key: null,
        result: 'refused',
        findings: expect.arrayContaining([
          expect.objectContaining({ code: 'foreign-engine', severity: 'error' }),
        ]) as object,
      },
    ]);
  });
});

describe('gongdi convert', () => {
  it('puts the model on standard output and the report on standard error', async () => {
    const { code, stdout, stderr } = await run(['convert', 'leave.bpmn', '--to', 'flowable']);
    expect(stdout).toContain('flowable:assignee="${starter}"');
    expect(stdout).not.toContain('camunda');
    expect(stderr).toContain('camunda → flowable');
    expect(stderr).toContain('time-to-live');
    // Flowable has no time to live, so this is a loss that a pipeline must detect.
    expect(code).toBe(1);
  });

  it('is fine with a loss that was agreed to, and with none', async () => {
    expect((await run(['convert', 'leave.bpmn', '--to', 'flowable', '--force'])).code).toBe(0);
    const flowable = (await run(['convert', 'leave.bpmn', '--to', 'flowable', '--force'])).stdout;
    const back = await run(['convert', '-', '--to', 'camunda', '--ttl', 'P180D'], flowable);
    expect(back.code).toBe(0);
    expect(back.stdout).toContain('camunda:historyTimeToLive="P180D"');
  });

  it('writes nothing when something cannot be converted, and all the same with --force', async () => {
    const refused = await run(['convert', 'script.bpmn', '--to', 'flowable', '--out', 'no.bpmn']);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('nothing was written');
    expect(existsSync(join(folder, 'no.bpmn'))).toBe(false);
    expect((await run(['convert', 'script.bpmn', '--to', 'flowable', '--out', 'yes.bpmn', '--force'])).code).toBe(0);
    expect(existsSync(join(folder, 'yes.bpmn'))).toBe(true);
  });

  it('keeps the tree of folders, goes on after a bad file, and ends with 4', async () => {
    put('in/a/one.bpmn', leaveModel());
    put('in/b/one.bpmn', leaveModel({ key: 'other' }));
    put('in/bad.bpmn', 'x');
    const { code } = await run(['convert', 'in', '--to', 'activiti', '--out', 'out/', '--report', 'report.json']);
    expect(code).toBe(4);
    expect(read('out/a/one.bpmn')).toContain('id="leave"');
    expect(read('out/b/one.bpmn')).toContain('id="other"');
    const { files } = JSON.parse(read('report.json')) as { files: { file: string; converted: boolean }[] };
    expect(files.map(({ converted }) => converted)).toEqual([true, true, false]);
  });

  it('does not touch files in a dry run and replaces them with --write', async () => {
    put('own.bpmn', leaveModel());
    await run(['convert', 'own.bpmn', '--to', 'flowable', '--write', '--dry-run']);
    expect(read('own.bpmn')).toBe(leaveModel());
    await run(['convert', 'own.bpmn', '--to', 'flowable', '--write']);
    expect(read('own.bpmn')).toContain('flowable:assignee');
  });

  it('goes to the JSON form and back without loss', async () => {
    const json = await run(['convert', 'leave.bpmn', '--to', 'json']);
    expect(json.code).toBe(0);
    expect(JSON.parse(json.stdout)).toMatchObject({ form: expect.stringMatching(/^gongdi-bpmn/) as string });
    put('leave.json', json.stdout);
    const { code } = await run(['diff', 'leave.bpmn', 'leave.json', '--layout']);
    expect(code).toBe(0);
  });

  it.each([
    [['convert', 'leave.bpmn', 'next.bpmn', '--to', 'flowable']],
    [['convert', 'leave.bpmn', 'next.bpmn', '--to', 'flowable', '--out', 'one.bpmn']],
    [['convert', 'leave.bpmn', '--to', 'flowable', '--out', 'x', '--write']],
    [['convert', '-', '--to', 'flowable', '--write']],
    [['convert', 'leave.bpmn', '--to', 'zeebe']],
  ])('refuses %j with exit 2', async (args) => {
    expect((await run(args, leaveModel())).code).toBe(2);
  });

  it('answers JSON with report, counts and content', async () => {
    const { stdout } = await run(['convert', 'leave.bpmn', 'bad.bpmn', '--to', 'flowable', '--json']);
    const { files } = JSON.parse(stdout) as { files: { converted: boolean; content?: string; findings: unknown[] }[] };
    expect(files[0]).toMatchObject({ from: 'camunda', to: 'flowable', converted: true });
    expect(files[0]?.content).toContain('<bpmn:definitions');
    expect(files[1]).toMatchObject({ converted: false, from: null });
    expect(files[1]?.findings).toHaveLength(1);
  });
});

describe('gongdi format', () => {
  it('settles a file once and for all', async () => {
    put('messy.bpmn', leaveModel().replaceAll('\n', '  '));
    expect((await run(['format', 'messy.bpmn', '--check'])).stdout).toBe('messy.bpmn\n');
    expect((await run(['format', 'messy.bpmn', '--write'])).code).toBe(0);
    const once = read('messy.bpmn');
    const again = await run(['format', 'messy.bpmn', '--write']);
    expect({ code: again.code, stderr: again.stderr }).toEqual({ code: 0, stderr: '' });
    expect(read('messy.bpmn')).toBe(once);
    expect((await run(['format', 'messy.bpmn', '--check'])).code).toBe(0);
    expect((await run(['diff', 'messy.bpmn', 'leave.bpmn', '--layout'])).code).toBe(0);
  });
});

describe('gongdi diff', () => {
  it('tells what changed, as text and as JSON', async () => {
    const { code, stdout } = await run(['diff', 'leave.bpmn', 'next.bpmn', '--lang', 'zh']);
    expect(code).toBe(1);
    expect(stdout).toContain('名称：审批 → 经理审批');
    const json = JSON.parse((await run(['diff', 'leave.bpmn', '-', '--json'], leaveModel())).stdout) as object;
    expect(json).toMatchObject({ same: true, added: [], removed: [], changed: [] });
  });

  it('draws what changed, and leaves out on request what merely moved', async () => {
    put('moved.bpmn', leaveModel({ task: '经理审批' }).replace(/<dc:Bounds x="\d+"/, '<dc:Bounds x="7"'));
    const told = await run([
      'diff',
      'leave.bpmn',
      'moved.bpmn',
      '--svg',
      'changes.svg',
      '--png',
      'changes.png',
      '--json',
    ]);
    expect(JSON.parse(told.stdout)).toMatchObject({
      before: 'leave.bpmn',
      after: 'moved.bpmn',
      layoutChanged: [expect.anything()],
      words: [{ kind: 'changed', details: ['name: 审批 → 经理审批'] }, { kind: 'moved' }],
      svg: 'changes.svg',
      png: 'changes.png',
    });
    expect(read('changes.svg')).toMatch(
      /data-change="changed"[^]*data-change="moved"|data-change="moved"[^]*data-change="changed"/,
    );
    expect([...readFileSync(join(folder, 'changes.png')).subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
    const { stdout } = await run(['diff', 'leave.bpmn', 'moved.bpmn', '--no-layout', '--svg', 'changes.svg']);
    expect(stdout).not.toContain('Drawing only');
    expect(read('changes.svg')).not.toContain('data-change="moved"');
  });

  it('compares with a revision of git', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: folder });
    put('sub/kept.bpmn', leaveModel());
    git('init', '-q');
    git('add', 'sub');
    git('commit', '-qm', 'first');
    expect((await run(['diff', 'sub/kept.bpmn', '--rev', 'HEAD', '--layout'])).code).toBe(0);
    put('sub/kept.bpmn', leaveModel({ task: '经理审批' }));
    for (const args of [
      ['sub/kept.bpmn', '--rev', 'HEAD'],
      ['HEAD:sub/kept.bpmn', 'sub/kept.bpmn'],
      ['next.bpmn', '--rev', 'HEAD:sub/kept.bpmn'],
    ]) {
      const { code, stdout } = await run(['diff', ...args]);
      expect({ args, code }).toEqual({ args, code: 1 });
      expect(stdout).toContain('name: 审批 → 经理审批');
    }
    expect(await run(['diff', 'sub/kept.bpmn', '--rev', 'nowhere'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'git knows no revision “nowhere”\n',
    });
    expect((await run(['diff', 'leave.bpmn', '--rev', 'HEAD'])).stderr).toBe(
      'The revision HEAD has no file leave.bpmn\n',
    );
    // The revision is never passed as an option of git.
    expect((await run(['diff', 'sub/kept.bpmn', '--rev=--help'])).code).toBe(2);
    const without = await gongdi(['diff', 'sub/kept.bpmn', '--rev', 'HEAD'], {
      cwd: folder,
      env: { PATH: '/nonexistent' },
    });
    expect(without).toMatchObject({ code: 3, stderr: expect.stringContaining('no git program') as string });
  });

  it('needs two files', async () => {
    expect((await run(['diff', 'leave.bpmn'])).code).toBe(2);
    expect((await run(['diff', 'leave.bpmn', 'next.bpmn', '--rev', 'HEAD'])).code).toBe(2);
    expect((await run(['diff', 'leave.bpmn', '--rev', 'HEAD', '--deployed'])).code).toBe(2);
    expect((await run(['diff', '-', '--rev', 'HEAD'], leaveModel())).code).toBe(2);
    expect((await run(['diff', '-', '-'], leaveModel())).code).toBe(2);
    expect((await run(['diff', 'leave.bpmn', 'bad.bpmn'])).code).toBe(1);
  });
});

describe('results that would go into one file', () => {
  put('left/x.bpmn', leaveModel({ key: 'left' }));
  put('right/x.bpmn', leaveModel({ key: 'right' }));
  put('twins/x.bpmn', leaveModel());
  put('twins/x.bpmn20.xml', leaveModel());
  const meeting: readonly [string, string[]][] = [
    ['convert', ['convert', 'left/x.bpmn', 'right/x.bpmn', '--to', 'activiti', '--force', '--out', 'met/']],
    ['format', ['format', 'left/x.bpmn', 'right/x.bpmn', '--out', 'met/']],
    ['render', ['render', 'left/x.bpmn', 'right/x.bpmn', '--out', 'met/']],
    ['render, endings left aside', ['render', 'twins', '--out', 'met/']],
  ];
  it.each(meeting)('%s refuses both and writes neither', async (_, args) => {
    const { code, stderr } = await run(args);
    expect(code).toBe(2);
    expect(stderr).toMatch(/x\.bpmn and .*x\.bpmn.* would both be written to met/);
    expect(existsSync(join(folder, 'met'))).toBe(false);
  });

  it('are kept apart by the folder that holds them', async () => {
    expect((await run(['render', '{left,right}/x.bpmn', '--out', 'apart/'])).code).toBe(0);
    expect(existsSync(join(folder, 'apart/left/x.svg')) && existsSync(join(folder, 'apart/right/x.svg'))).toBe(true);
  });

  it('need a folder, and the message says how to name one', async () => {
    const { code, stderr } = await run(['format', 'left/x.bpmn', 'right/x.bpmn', '--out', 'newdir']);
    expect([code, stderr.includes('--out newdir/')]).toEqual([2, true]);
  });
});

describe('gongdi render', () => {
  it('draws SVG on standard output and PNG into files', async () => {
    const svg = await run(['render', 'leave.bpmn']);
    expect(svg.stdout).toMatch(/^<svg [^]*审批[^]*<\/svg>\n$/);
    const { code } = await run([
      'render',
      'leave.bpmn',
      'next.bpmn',
      '--format',
      'png',
      '--scale',
      '2',
      '--out',
      'png/',
    ]);
    expect(code).toBe(0);
    const png = readFileSync(join(folder, 'png/leave.png'));
    expect([...png.subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
    const width = Number(/width="(\d+)"/.exec(svg.stdout)?.[1]);
    expect(png.readUInt32BE(16)).toBe(width * 2);
  });

  it('marks the states of a history', async () => {
    put('history.json', JSON.stringify({ finishedTaskActivityIds: ['begin'], unfinishedTaskActivityIds: ['approve'] }));
    const plain = (await run(['render', 'leave.bpmn'])).stdout;
    const marked = await run(['render', 'leave.bpmn', '--marks', 'history.json']);
    expect(marked.code).toBe(0);
    expect(marked.stdout).not.toBe(plain);
    put('list.json', '[]');
    expect((await run(['render', 'leave.bpmn', '--marks', 'list.json'])).code).toBe(2);
    expect((await run(['render', 'leave.bpmn', '--marks', 'gone.json'])).code).toBe(2);
  });

  it('lays out a model without diagram, and knows when a diagram is not there', async () => {
    const bare = leaveModel().replace(/<bpmndi:[^]*<\/bpmndi:BPMNDiagram>/, '');
    const { code, stdout, stderr } = await run(['render', '-'], bare);
    expect(code).toBe(0);
    expect(stdout).toContain('data-element-id="approve"');
    expect(stderr).toContain('was laid out');
    expect((await run(['render', 'leave.bpmn', '--plane', 'nowhere'])).code).toBe(1);
    expect((await run(['render', 'leave.bpmn', '--scale', '99'])).code).toBe(2);
  });
});

describe('gongdi info and new', () => {
  it('tells what a model holds', async () => {
    const { files } = JSON.parse((await run(['info', 'leave.bpmn', '--json'])).stdout) as { files: object[] };
    expect(files[0]).toMatchObject({
      flavour: 'camunda',
      diagram: true,
      processes: [{ id: 'leave', name: '请假', executable: true }],
      people: ['${starter}'],
      expressions: ['${starter}'],
      features: { 'camunda:assignee': 1, 'camunda:historyTimeToLive': 1 },
    });
    expect((await run(['info', 'leave.bpmn', 'bad.bpmn'])).code).toBe(4);
  });

  it('makes an empty model that lint accepts for its engine, and overwrites none', async () => {
    const made = await run(['new', 'new.bpmn', '--name', '验收', '--key', 'acceptance', '--engine', 'flowable']);
    expect(made.code).toBe(0);
    expect(read('new.bpmn')).toContain('<bpmn:process id="acceptance" name="验收" isExecutable="true"');
    expect((await run(['new', 'new.bpmn'])).code).toBe(2);
    expect((await run(['new', 'new.bpmn', '--force'])).code).toBe(0);
    expect((await run(['new', '--key', '1 2'])).code).toBe(2);
    expect((await run(['new'])).stdout).toContain('<bpmn:process id="Process_');
  });

  it('makes a complete process from a template, for each engine', async () => {
    const { stdout } = await run(['new', '--list', '--json']);
    const { templates } = JSON.parse(stdout) as { templates: { id: string; name: string }[] };
    expect(templates).toHaveLength(5);
    for (const { id } of templates) {
      const made = await run(['new', `made/${id}.bpmn`, '--template', id, '--flavour', 'flowable', '--lang', 'zh']);
      expect(made.code).toBe(0);
    }
    const files = templates.map(({ id }) => `made/${id}.bpmn`);
    const checked = await run(['lint', ...files, '--preset', 'strict', '--engine', 'flowable']);
    expect(checked).toMatchObject({ code: 0, stdout: '' });
    const own = await run(['new', '--template', 'leave', '--id', 'x', '--name', '请假']);
    expect(own.stdout).toContain('<bpmn:process id="x" name="请假"');
    expect((await run(['new', '--template', 'none'])).stderr).toContain('there are: leave, rectification');
  });
});

describe('gongdi rules', () => {
  it('lists and explains', async () => {
    const { stdout } = await run(['rules', '--lang', 'zh']);
    expect(stdout).toMatch(/^time-to-live +错误/m);
    expect(JSON.parse((await run(['rules', 'time-to-live', '--json'])).stdout)).toMatchObject({ severity: 'error' });
    expect((await run(['rules', 'time-to-life'])).code).toBe(2);
  });
});

it('never shows a stack', async () => {
  for (const command of ['lint', 'convert --to flowable', 'format', 'info', 'render']) {
    const { code, stdout, stderr } = await run([...command.split(' '), 'bad.bpmn']);
    expect(code).toBe(1);
    expect(stdout + stderr).not.toMatch(LEAKS);
  }
});
