import {
  findingCodes,
  findingPage,
  parseEngineTarget,
  ruleInfos,
  rulePage,
  type FindingPage,
  type RuleInfo,
  type RulePage,
} from '@gongdi/bpmn';
import type { Lang } from '@gongdi/domain';
import { CliFailure, EXIT } from '../command.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { padEnd, table, widthOf } from '../terminal/width.ts';
import { wrap } from '../terminal/wrap.ts';
import { cliMessage } from '../text/index.ts';
import { presetOf, unknownRule } from './options.ts';
import { lintMessage } from './text/index.ts';

/**
 * Returns the rules of a preset and for an engine.
 * @throws CliFailure with exit 2 when the preset or engine is unknown
 */
export function listedRules({ preset, engine }: { preset?: string; engine?: string }): RuleInfo[] {
  const set = preset === undefined ? undefined : presetOf(preset);
  const target = engine === undefined ? undefined : parseEngineTarget(engine)?.engine;
  if (engine !== undefined && !target) throw new CliFailure(EXIT.usage, cliMessage('unknownEngine', { name: engine }));
  return ruleInfos().filter(
    ({ presets, engines }) =>
      (!set || presets.includes(set)) && (!target || engines.length === 0 || engines.includes(target)),
  );
}

/** @throws CliFailure with exit 2; its message names the rule that was probably meant */
export function pageOf(code: string): RulePage | FindingPage {
  const page = rulePage(code) ?? findingPage(code);
  if (!page) throw unknownRule(code, [...ruleInfos().map((info) => info.code), ...findingCodes()]);
  return page;
}

export function listAsData(infos: readonly RuleInfo[], lang: Lang): object[] {
  return infos.map(({ title, ...rest }) => ({ ...rest, title: title[lang] }));
}

export function listAsText(infos: readonly RuleInfo[], lang: Lang): string {
  return table(
    infos.map(({ code, severity, title, engines }) => [
      code,
      cliMessage(severity)[lang],
      title[lang],
      engines.join(', ') || lintMessage('pageAllEngines')[lang],
    ]),
  );
}

export function pageAsData(page: RulePage | FindingPage, lang: Lang): object {
  if (!isRule(page)) return { ...page, explanation: page.explanation[lang], remedy: page.remedy[lang] };
  const { title, explanation, remedy, proven, claims: _claims, ...rest } = page;
  return {
    ...rest,
    title: title[lang],
    explanation: explanation[lang],
    remedy: remedy[lang],
    proven: proven.map(({ text, ...one }) => ({ ...one, text: text[lang] })),
    suppress: suppressions(page.code),
  };
}

const isRule = (page: RulePage | FindingPage): page is RulePage => 'presets' in page;

/** Returns the ways to suppress a finding that is known and accepted. */
function suppressions(code: string) {
  return {
    element: `<!-- gongdi-ignore ${code} #element: … -->`,
    file: `<!-- gongdi-ignore ${code}: … -->`,
    config: `{ "lint": { "rules": { "${code}": "off" } } }`,
    flag: `--rule ${code}=off`,
  };
}

/** Returns the page as text, wrapped to the columns of an interactive terminal. */
export function pageAsText(page: RulePage | FindingPage, { lang, interactive, paint }: Terminal): string {
  const words = (key: Parameters<typeof lintMessage>[0]) => lintMessage(key)[lang];
  const columns = interactive ? Math.max(40, Math.min(process.stdout.columns || 80, 100)) : Infinity;
  const prose = (text: string) => wrap(text, columns - 2).map((line) => `  ${line}`);
  const section = (key: Parameters<typeof lintMessage>[0], lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', paint('bold', words(key)), ...lines];
  const pairs = (rows: readonly (readonly [string, string])[]) => {
    const width = Math.max(...rows.map(([name]) => widthOf(name)));
    return rows.map(([name, text]) => `  ${padEnd(name, width)}  ${text}`);
  };
  if (!isRule(page))
    return [
      paint('bold', page.code),
      ...pairs([[words('pageLevel'), cliMessage(page.severity)[lang]]]),
      ...section('pageWhy', prose(page.explanation[lang])),
      ...section('pageFix', prose(page.remedy[lang])),
      ...section('pageSuppress', prose(words('pageNever'))),
    ].join('\n');
  const { code, severity, title, engines, presets, peer, explanation, remedy, proven, example } = page;
  const { element, file, config, flag } = suppressions(code);
  const gap = lang === 'zh' ? '、' : ', ';
  return [
    `${paint('bold', code)}  ${title[lang]}`,
    ...pairs([
      [words('pageLevel'), cliMessage(severity)[lang]],
      [words('pageEngines'), engines.join(gap) || words('pageAllEngines')],
      [words('pagePresets'), presets.join(gap)],
      ...(peer ? [[words('pageFrom'), 'bpmnlint'] as const] : []),
    ]),
    ...section('pageWhy', prose(explanation[lang])),
    ...section(
      'pageProven',
      proven.length === 0
        ? []
        : pairs(proven.map(({ name, version, text }) => [`${name.replace(/ \d+$/, '')} ${version}`, text[lang]])),
    ),
    ...section('pageWrong', exampleLines(example?.wrong, words('pageNothing'))),
    ...section('pageRight', exampleLines(example?.right, words('pageNothing'))),
    ...section('pageFix', prose(remedy[lang])),
    ...section(
      'pageSuppress',
      pairs([
        [words('pageElement'), element],
        [words('pageFile'), file],
        [words('pageConfig'), config],
        [words('pageFlag'), flag],
      ]),
    ),
  ].join('\n');
}

function exampleLines(text: string | undefined, nothing: string): string[] {
  if (text === undefined) return [];
  return text === '' ? [`  ${nothing}`] : text.split('\n').map((line) => `  ${line}`);
}
