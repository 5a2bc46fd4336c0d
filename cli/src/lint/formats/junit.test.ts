import { describe, expect, it } from 'vitest';
import type { FileReport } from '../plan.ts';
import { junit } from './junit.ts';

const finding = (severity: 'error' | 'warning' | 'info', message: string): FileReport['findings'][number] => ({
  code: 'label-required',
  severity,
  message,
  line: 3,
  column: 7,
  key: '00000000',
});
const context = { lang: 'en', version: '1', terminal: { paint: (_: unknown, text: string) => text } } as const;

describe('junit', () => {
  it('fails the files that hold errors, and writes warnings as their output', () => {
    const text = junit(
      [
        { file: 'warned.bpmn', findings: [finding('warning', 'no <name>'), finding('info', 'by the way')] },
        { file: 'broken.bpmn', findings: [finding('warning', 'no name'), finding('error', 'no end')] },
        { file: 'good.bpmn', findings: [] },
      ],
      context,
    );
    expect(text).toContain('<testsuites tests="3" failures="1" errors="0">');
    expect(text.match(/<failure [^>]*>[^<]*/g)).toEqual([
      '<failure type="error" message="1: no end">3:7 error label-required no end',
    ]);
    expect(text.match(/<system-out>[^<]*/g)).toEqual([
      '<system-out>3:7 warning label-required no &#60;name&#62;',
      '<system-out>3:7 warning label-required no name',
    ]);
    expect(text).toContain('name="good.bpmn" file="good.bpmn" />');
  });
});
