import { findingPage, rulePage } from '@gongdi/bpmn';
import type { Format } from './format.ts';

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const;

/** Address of the rule pages of bpmnlint. */
const PEER_PAGES = 'https://github.com/bpmn-io/bpmnlint/blob/main/docs/rules';
/**
 * Address of our own pages: a file of this package of this version, on a CDN that gives the files of npm packages as
 * they are (`scripts/lib/packages/rules-html.mjs`).
 */
const ownPage = (version: string, id: string) => `https://unpkg.com/gongdi@${version}/rules.html#${id}`;

/** SARIF 2.1.0, the format that code scanning services accept. */
export const sarif: Format = (reports, { lang, version }) => {
  const used = new Set(reports.flatMap(({ findings }) => findings.map(({ code }) => code)));
  const pages = new Map(
    reports.flatMap(({ findings }) => findings.flatMap(({ code, page }) => (page === undefined ? [] : [[code, page]]))),
  );
  const rules = [...used].sort().map((id) => {
    const rule = rulePage(id);
    const page = rule ?? findingPage(id);
    // A rule of a plug-in of `.bpmnlintrc`.
    if (!page) {
      const helpUri = pages.get(id);
      return { id, shortDescription: { text: id }, ...(helpUri === undefined ? {} : { helpUri }) };
    }
    return {
      id,
      shortDescription: { text: rule?.title[lang] ?? id },
      fullDescription: { text: page.explanation[lang] },
      help: { text: page.remedy[lang] },
      helpUri: rule?.peer ? `${PEER_PAGES}/${id}.md` : ownPage(version, id),
      defaultConfiguration: { level: LEVELS[page.severity] },
    };
  });
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const results = reports.flatMap(({ file, findings }) =>
    findings.map(({ code, severity, message, line, column, element, key }) => ({
      ruleId: code,
      ruleIndex: indexes.get(code),
      level: LEVELS[severity],
      message: { text: message },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: file === '-' ? 'stdin' : encodeURI(file.replaceAll('\\', '/')) },
            region: { startLine: line, startColumn: column },
          },
          ...(element === undefined ? {} : { logicalLocations: [{ name: element, kind: 'element' }] }),
        },
      ],
      partialFingerprints: { 'gongdi/v1': [code, element ?? '', key].join(' ') },
    })),
  );
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [{ tool: { driver: { name: 'gongdi', version, rules } }, columnKind: 'utf16CodeUnits', results }],
    },
    null,
    2,
  );
};
