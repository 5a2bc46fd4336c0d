import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gongdi, scratchFolder } from './support/gongdi.ts';
import { leaveModel } from './support/models.ts';

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = scratchFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

describe('gongdi without a command', () => {
  it('says what the folder holds, and every command that it names works', async () => {
    const cwd = folderWith({
      'leave.bpmn': leaveModel(),
      "b/it's 审批.bpmn": leaveModel(),
      'c/plain.bpmn20.xml': '<definitions/>',
      'node_modules/x/y.bpmn': '',
      'other.xml': '',
    });
    const { code, stdout, stderr } = await gongdi([], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Process models in this folder: 3 \(camunda 2, plain 1\)\n {2}b\/it's 审批\.bpmn\n {2}c\//);
    const answer = JSON.parse((await gongdi(['--json'], { cwd })).stdout) as {
      models: string[];
      next: { command: string }[];
    };
    expect(answer.models).toEqual(["b/it's 审批.bpmn", 'c/plain.bpmn20.xml', 'leave.bpmn']);
    const { execFile } = await import('node:child_process');
    const { PROGRAM } = await import('./support/gongdi.ts');
    for (const { command } of answer.next) {
      if (command === 'gongdi serve') continue;
      const script = `gongdi() { '${process.execPath}' '${PROGRAM}' "$@"; }; ${command}`;
      const exit = await new Promise<number>((resolve) => {
        execFile('bash', ['-c', script], { cwd }, (error) => resolve(typeof error?.code === 'number' ? error.code : 0));
      });
      // The model that is no model is a finding; nothing may be wrong use.
      expect([0, 1, 4], command).toContain(exit);
    }
  });

  it('leaves out what is ignored, names the configuration, and speaks Chinese', async () => {
    const cwd = folderWith({
      'a.bpmn': leaveModel(),
      'gen/b.bpmn': leaveModel(),
      '.gongdiignore': 'gen/\n',
      '.bpmnlintrc': '{}',
      '.gongdi/x': '',
    });
    const { stdout } = await gongdi([], { cwd, env: { GONGDI_LANG: 'zh' } });
    expect(stdout).toMatch(/^这个文件夹里有 1 个流程模型（camunda 1）：\n {2}a\.bpmn\n检查按 \.bpmnlintrc\n/);
    expect(stdout).toContain('启动这个文件夹里的服务');
    expect(stdout).not.toContain('--update-baseline');
  });

  it('helps to begin in a folder without models', async () => {
    const cwd = folderWith({ 'a.txt': '' });
    const { code, stdout } = await gongdi([], { cwd });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Usage: gongdi /);
    expect(stdout).toMatch(/There are no process models \(\.bpmn\) in this folder[^]*gongdi new leave\.bpmn/);
    expect((await gongdi(['new', 'leave.bpmn'], { cwd })).code).toBe(0);
    expect((await gongdi([], { cwd })).stdout).toMatch(/^Process models in this folder: 1 /);
  });

  it('answers soon in a folder that is too large to look through, and follows no links in circles', async () => {
    const cwd = folderWith({});
    for (let at = 0; at < 210; at += 1) {
      mkdirSync(join(cwd, `d${at}`));
      for (let file = 0; file < 100; file += 1) writeFileSync(join(cwd, `d${at}`, `${file}.txt`), '');
    }
    writeFileSync(join(cwd, 'a.bpmn'), leaveModel());
    symlinkSync('..', join(cwd, 'd0', 'up'));
    const before = performance.now();
    const { stdout } = await gongdi([], { cwd });
    expect(performance.now() - before).toBeLessThan(10_000);
    expect(stdout).toMatch(/^The folder is large and was looked at in part\. Process models so far: 1 /);
  });
});
