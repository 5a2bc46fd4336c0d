import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { corpus } from '../corpus/corpus.ts';
import { gongdi, LEAKS, scratchFolder } from './support/gongdi.ts';
import { leaveModel } from './support/models.ts';

const folder = scratchFolder();
/** A third of Node's default, and ten times what a real model needs. */
const LITTLE_MEMORY = { NODE_OPTIONS: '--max-old-space-size=384' };
/** These inputs take well below a second; the limit leaves room for a busy machine. */
const LONGEST_MS = 20_000;

interface Report {
  files: {
    file: string;
    findings: { code: string; severity: string; message: string; line: number; column: number }[];
  }[];
}

async function lint(args: string[]): Promise<{ code: number | null; files: Report['files'] }> {
  const since = performance.now();
  const { code, stdout, stderr } = await gongdi(['lint', ...args, '--json', '--no-schema'], {
    cwd: folder,
    env: LITTLE_MEMORY,
  });
  expect(performance.now() - since).toBeLessThan(LONGEST_MS);
  expect(stdout + stderr).not.toMatch(LEAKS);
  expect(stderr).not.toContain('FATAL ERROR');
  return { code, files: (JSON.parse(stdout) as Report).files };
}

const utf8 = new TextEncoder();
const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
const definitions = (body: string) =>
  `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t">${body}</definitions>`;
const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('');
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
/** 审批 in GBK. */
const gbk = (text: string) =>
  Buffer.concat([Buffer.from(text.split('审批')[0] ?? ''), Buffer.of(0xc9, 0xf3, 0xc5, 0xfa), Buffer.from('"/>')]);

describe('bad input is refused by the program: one clear error with its place, exit 1, in bounded time and memory', () => {
  it.each<[name: string, code: string, make: () => Uint8Array]>([
    ['nothing', 'empty-input', () => new Uint8Array()],
    ['a mark alone', 'empty-input', () => Uint8Array.of(0xef, 0xbb, 0xbf)],
    ['no XML', 'not-well-formed', () => utf8.encode('你好，世界')],
    ['half of UTF-16', 'not-well-formed', () => utf16(leaveModel()).subarray(0, 600)],
    ['GBK that calls itself UTF-8', 'encoding-invalid', () => gbk(`${xml}<definitions name="审批"/>`)],
    ['UTF-32', 'encoding-unknown', () => Uint8Array.of(0, 0, 0xfe, 0xff, 0, 0, 0, 0x3c)],
    [
      'fifty megabytes',
      'too-large',
      () => utf8.encode(xml + definitions(`<process id="p" name="${'长'.repeat(17_000_000)}"/>`)),
    ],
    [
      'a billion laughs',
      'doctype',
      () =>
        utf8.encode(`${xml}<!DOCTYPE x [<!ENTITY a0 "ha">${laughs}]>${definitions('<process id="p" name="&a9;"/>')}`),
    ],
    [
      'nesting of a hundred thousand',
      'too-deep',
      () => utf8.encode(definitions('<subProcess>'.repeat(100_000) + '</subProcess>'.repeat(100_000))),
    ],
    ['a million elements', 'too-many-elements', () => utf8.encode(definitions('<task/>'.repeat(1_000_000)))],
    ['nothing but brackets', 'not-well-formed', () => utf8.encode('<'.repeat(5_000_000))],
  ])('%s', async (name, expected, make) => {
    const file = `${name}.bpmn`;
    writeFileSync(join(folder, file), make());
    const { code, files } = await lint([file]);
    expect(code).toBe(1);
    const [finding, ...more] = files[0]?.findings ?? [];
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ code: expected, severity: 'error' });
    expect(Math.min(finding?.line ?? 0, finding?.column ?? 0)).toBeGreaterThanOrEqual(1);
    expect(finding?.message.length).toBeLessThan(400);
  });

  it('every model of the corpus cut in half', async () => {
    mkdirSync(join(folder, 'halves'));
    for (const [at, { bytes }] of corpus.entries())
      writeFileSync(join(folder, 'halves', `${at}.bpmn`), bytes.subarray(0, bytes.length >> 1));
    const { code, files } = await lint(['halves']);
    expect(code).toBe(1);
    expect(files).toHaveLength(corpus.length);
    for (const { file, findings } of files) {
      expect(findings, file).toHaveLength(1);
      expect(findings[0], file).toMatchObject({ severity: 'error' });
      expect(Math.max(findings[0]?.line ?? 0, findings[0]?.column ?? 0), file).toBeGreaterThan(1);
    }
  });

  it.each(['convert', 'format', 'render', 'info', 'diff'])('%s refuses it as well', async (command) => {
    writeFileSync(join(folder, 'half.bpmn'), leaveModel().slice(0, 700));
    const args = { convert: ['--to', 'flowable'], render: ['--out', 'x.svg'], diff: ['half.bpmn'] }[command] ?? [];
    const { code, stdout, stderr } = await gongdi([command, 'half.bpmn', ...args], { cwd: folder, env: LITTLE_MEMORY });
    expect(code).toBe(1);
    expect(stdout + stderr).not.toMatch(LEAKS);
    expect(stderr).toMatch(/\d+:\d+/);
  });
});
