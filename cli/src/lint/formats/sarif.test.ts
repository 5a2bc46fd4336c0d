import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ruleInfos } from '@gongdi/bpmn';
import { describe, expect, it } from 'vitest';
import { sarif } from './sarif.ts';

describe('sarif', () => {
  it('gives the rules of bpmnlint the address of their page, and no other', () => {
    const findings = ruleInfos().map(({ code, severity }) => ({
      code,
      severity,
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
    for (const { code, peer } of ruleInfos()) {
      expect(addresses.get(code) !== undefined, code).toBe(peer);
      if (peer) expect(existsSync(`${rulesOfPeer}${code}.js`), code).toBe(true);
    }
  });
});
