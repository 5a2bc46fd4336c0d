import { code, page, table, written } from './markdown.mjs';

const list = (names) => names.map(code).join(' ');

/**
 * docs/rules.md: every rule of `gongdi lint`.
 * @param {{ infos: import('@gongdi/bpmn').RuleInfo[], claimTexts: Record<string, { zh: string, en: string }>, engines: Record<string, string> }} check
 */
export function rulesPage({ infos, claimTexts, engines }) {
  const row = ({ code: name, severity, presets, engines: only, claims, title }) => [
    code(name),
    severity,
    list(presets),
    list(only),
    ...Object.keys(engines).map((engine) => (claims ? claimTexts[claims[engine]].en : '')),
    title.zh,
    title.en,
  ];
  const rules = (peer) =>
    table(
      ['Rule', 'Severity', 'Presets', 'Only for', ...Object.values(engines), '规则', 'About'],
      infos.filter((info) => info.peer === peer).map(row),
    );
  return page(
    '# Rules of `gongdi lint`',
    written('the rules of `packages/bpmn/src/check`'),
    'A rule is on in the presets named; the severity is the usual one and may be milder where an engine is. What Camunda 7 and Flowable do with a model that breaks a rule of ours is proven by running them: [engines.md](engines.md). `gongdi rules <code>` explains one.',
    '## Ours',
    rules(false),
    "## bpmnlint's",
    rules(true),
  );
}
