import { existsSync, readdirSync, readFileSync } from 'node:fs';
import bpmnlint from 'bpmnlint';
import all from 'bpmnlint/config/all.js';
import { describe, expect, it, vi } from 'vitest';
import type { Model } from '../model/index.ts';
import { readModel } from '../model/index.ts';
import { checkModel } from './check-model.ts';
import { PEER_RULES } from './peer-rules.ts';
import { peerText } from './peer-texts.ts';
import { RULES } from '../generated/rules.ts';
import { wireFlows } from './wiring.ts';

const corpus = new URL('../../../../../shared/corpus/', import.meta.url);
const fixtures = new URL('./rules/', import.meta.url);

/** The fixtures of our rules and, if present, the folder of public models beside the repository. */
function files(): URL[] {
  const inFolder = (folder: URL): URL[] =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(?:bpmn|xml)$/.test(entry.name))
      .map((entry) => new URL(`file://${entry.parentPath}/${encodeURIComponent(entry.name)}`));
  return [...inFolder(fixtures), ...(existsSync(corpus) ? inFolder(corpus) : [])];
}

async function models(): Promise<Model[]> {
  const read = await Promise.all(files().map((file) => readModel(readFileSync(file))));
  return read.flatMap(({ model }) => model ?? []);
}

async function peerReports(model: Model): Promise<string[]> {
  const resolveRule = (_package: string, name: string): unknown =>
    PEER_RULES.find((rule) => rule.code === name)?.factory;
  const linter = new bpmnlint.Linter({ config: all, resolver: { resolveRule } });
  const wiring = wireFlows(model.definitions);
  try {
    const results = await linter.lint(model.definitions);
    return Object.entries(results)
      .flatMap(([rule, reports]) =>
        reports.map((report) =>
          report.category === 'rule-error' ? `${rule}\tfailed` : `${rule}\t${report.id}\t${report.message}`,
        ),
      )
      .sort();
  } finally {
    wiring.restore();
  }
}

function ownReports(model: Model): string[] {
  const off = Object.fromEntries(RULES.map(({ code }) => [code, 'off' as const]));
  const on = Object.fromEntries(PEER_RULES.map(({ code }) => [code, 'error' as const]));
  return checkModel(model, { rules: { ...off, ...on } })
    .map(({ code, element, message }) =>
      code === 'rule-failed'
        ? message.en.replace(/^The rule (\S+) could.*/s, '$1\tfailed')
        : `${code}\t${element}\t${message.en}`,
    )
    .sort();
}

describe("bpmnlint's rules in our walk", () => {
  it('takes all of them', () => {
    expect(PEER_RULES.map(({ code }) => code).sort()).toEqual(Object.keys(all.rules).sort());
  });

  it('report on every model what they report on their own, each message in Chinese too', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let compared = 0;
    for (const model of await models()) {
      const peer = await peerReports(model);
      const failed = new Set(
        peer.filter((report) => report.endsWith('\tfailed')).map((report) => report.split('\t')[0]),
      );
      // When a rule throws half-way, our walk keeps its earlier reports; bpmnlint discards them.
      const own = ownReports(model).filter(
        (report) => report.endsWith('\tfailed') || !failed.has(report.split('\t')[0]),
      );
      expect(own).toEqual(peer);
      for (const report of peer.filter((one) => !one.endsWith('\tfailed'))) {
        const message = report.split('\t').slice(2).join('');
        expect(peerText(message).zh, message).toMatch(/\p{Script=Han}/u);
      }
      compared += 1;
    }
    expect(compared).toBeGreaterThanOrEqual(2 * RULES.length);
  });
});
