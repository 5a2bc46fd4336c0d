import { readModel } from '@gongdi/bpmn';
import { compile, type Graph, type Node } from './core/index.ts';
import type { Code, Implementation, Script, ValueSource } from './core/graph.ts';
import type { Delegates } from './delegates.ts';
import { placing, unreadable } from './problems.ts';
import type { ScriptRunner } from './scripts.ts';
import type { EngineProblem } from './types.ts';

interface Means {
  scripts?: ScriptRunner;
  delegates?: Delegates;
}

type FoundProblem = Pick<EngineProblem, 'code' | 'element' | 'message'>;

/** Returns the parts of a model that this engine cannot run, or runs differently. */
export async function checkForEngine(xml: string, means: Means, company = ''): Promise<EngineProblem[]> {
  const { model, findings } = await readModel(xml, { trackLoss: false });
  if (!model) return unreadable(findings);
  const { graph, refusals } = compile(model);
  const missing = [...graph.nodes.values()].flatMap((node) => missingIn(graph, node, means));
  const place = placing(model);
  const broken = await brokenScripts(graph, means.scripts, company);
  return [
    ...refusals.map((one) => ({ ...one, ...place(one.element) })),
    ...[...missing, ...broken].map((one) => ({ severity: 'error' as const, ...one, ...place(one.element) })),
  ];
}

/** Returns problems of scripts in a supported language whose mistakes can be found without running them. */
async function brokenScripts(
  graph: Graph,
  scripts: ScriptRunner | undefined,
  company: string,
): Promise<FoundProblem[]> {
  const found: FoundProblem[] = [];
  for (const node of graph.nodes.values())
    for (const { language, source } of sourcesIn(node)) {
      if (!scripts?.check || !scripts.supports(language)) continue;
      const problem = await scripts.check(language, source, company);
      const title = node.name || node.id;
      if (problem) {
        const { zh, en } = problem.label;
        found.push({
          code: 'script-syntax',
          element: node.id,
          message: { zh: `“${title}”的${zh}`, en: `“${title}”: ${en}` },
        });
      }
    }
  return found;
}

function sourcesIn(node: Node): Script[] {
  const codes = [...codesOf(node), ...node.outgoing.flatMap(({ listeners }) => listeners)];
  const values = [...node.inputs, ...node.outputs].flatMap(({ value }) => scriptsIn(value));
  return [...codes.flatMap(({ run }) => (run.form === 'script' ? [run.script] : [])), ...values];
}

/** Returns problems for scripts and code of a node that this server cannot run. */
function missingIn(graph: Graph, node: Node, means: Means): FoundProblem[] {
  const found: FoundProblem[] = [];
  const title = node.name || node.id;
  const script = ({ language }: Script): void => {
    if (means.scripts?.supports(language)) return;
    const shown = language || '（未指定）';
    found.push({
      code: 'script-language',
      element: node.id,
      message: {
        zh: `“${title}”的脚本语言 ${shown} 不能运行，请改用 JavaScript 或表达式`,
        en: `Scripts in ${language || 'no named language'} (“${title}”) do not run here; use JavaScript or an expression`,
      },
    });
  };
  const code = (run: Implementation): void => {
    if (run.form === 'script') script(run.script);
    // `dmn` is already refused under its own code.
    if (run.form === 'type' && run.name === 'dmn') return;
    if (run.form === 'script' || run.form === 'expression' || means.delegates?.find(run.form, run.name)) return;
    found.push({
      code: 'unknown-code',
      element: node.id,
      message: {
        zh: `“${title}”引用的 ${run.name} 没有在本系统注册，请改用已注册的代码或 HTTP 调用`,
        en: `“${title}” names ${run.name}, which is not registered here; use registered code or an HTTP call`,
      },
    });
  };
  for (const { run } of codesOf(node)) code(run);
  for (const { listeners } of node.outgoing) for (const { run } of listeners) code(run);
  for (const one of conditionsOf(node))
    if (one.language !== null && !isJuel(one.language)) script({ language: one.language, source: '' });
  for (const { value } of [...node.inputs, ...node.outputs]) for (const one of scriptsIn(value)) script(one);
  if (node.event?.kind === 'link' && node.kind === 'throwEvent' && !linkTarget(graph, node)) {
    found.push({
      code: 'link-without-target',
      element: node.id,
      message: { zh: `链接“${title}”没有对应的捕获事件`, en: `The link “${title}” leads to no catching event` },
    });
  }
  return found;
}

const isJuel = (language: string): boolean => /^(juel|el)$/i.test(language);

function codesOf(node: Node): Code[] {
  const { work, event, user, listeners } = node;
  const timeouts = user?.timeouts.map(({ listener }) => listener) ?? [];
  return [...listeners, ...(user?.listeners ?? []), ...timeouts, work, event?.work].flatMap((one) => one ?? []);
}

function conditionsOf(node: Node) {
  return [...node.outgoing.map(({ condition }) => condition), node.event?.condition ?? null].flatMap(
    (one) => one ?? [],
  );
}

function scriptsIn(value: ValueSource): Script[] {
  if (value.form === 'script') return [value.script];
  if (value.form === 'list') return value.items.flatMap(scriptsIn);
  return value.form === 'map' ? value.entries.flatMap(([, entry]) => scriptsIn(entry)) : [];
}

function linkTarget(graph: Graph, node: Node): boolean {
  return [...graph.nodes.values()].some(
    (one) => one.kind === 'catchEvent' && one.event?.kind === 'link' && one.event.name === node.event?.name,
  );
}
