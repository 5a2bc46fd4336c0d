import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findingCodes, ruleInfos } from '@gongdi/bpmn';
import { describe, expect, it } from 'vitest';
import { sarif } from './sarif.ts';

describe('sarif', () => {
  it('gives each rule the address of its page: that of bpmnlint, or one in this package', () => {
    const codes = new Set([...ruleInfos().map(({ code }) => code), ...findingCodes()]);
    const findings = [...codes].map((code) => ({
      code,
      severity: 'error' as const,
      message: 'm',
      line: 1,
      column: 1,
      key: '00000000',
    }));
    const context = { lang: 'en', version: '1', terminal: { paint: (_: unknown, text: string) => text } } as const;
    const log = JSON.parse(sarif([{ file: 'a.bpmn', findings }], context)) as {
      runs: { tool: { driver: { rules: { id: string; helpUri?: string }[] } } }[];
    };
    const addresses = new Map(log.runs[0]?.tool.driver.rules.map(({ id, helpUri }) => [id, helpUri]));
    expect(addresses.get('label-required')).toBe(
      'https://github.com/bpmn-io/bpmnlint/blob/main/docs/rules/label-required.md',
    );
    const rulesOfPeer = fileURLToPath(new URL('../../../../node_modules/bpmnlint/rules/', import.meta.url));
    const peers = new Set(ruleInfos().flatMap(({ code, peer }) => (peer ? [code] : [])));
    for (const code of codes) {
      if (peers.has(code)) expect(existsSync(`${rulesOfPeer}${code}.js`), code).toBe(true);
      else expect(addresses.get(code)).toBe(`https://unpkg.com/gongdi@1/rules.html#${code}`);
    }
  });
});
