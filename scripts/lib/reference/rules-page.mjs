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
    'A rule is on in the presets that its row names. The severity is the usual one; for an engine that is more lenient it may be lower. What Camunda 7 and Flowable do with a model that breaks a rule of Gongdi is tested with the real engines ([engines.md](engines.md)). `gongdi rules <code>` explains a rule.',
    '## Rules of Gongdi',
    rules(false),
    '## Rules of bpmnlint',
    rules(true),
  );
}
