import { typeName } from '@gongdi/bpmn';
import type { Lang } from '@gongdi/domain';
import { table } from '../terminal/width.ts';
import { cliText } from '../text/index.ts';
import type { ModelInfo } from './inventory.ts';
import type { TaskInfo } from './tasks.ts';

const counted = (counts: Readonly<Record<string, number>>, nameOf: (name: string) => string) =>
  Object.entries(counts).map(([name, number]) => `${nameOf(name)} ${number}`);

/**
 * Names of the engines that a model is written for: the flavour `plain` is shown only when there is no other engine.
 */
const familiesOf = ({ flavour, families }: ModelInfo): string[] =>
  flavour === 'plain' && families.length > 0 ? families : [flavour, ...families];

/** Returns a table of the content of one model, then a table of its tasks. */
export function detailsOf(info: ModelInfo, lang: Lang): string {
  const text = cliText[lang];
  const rows: [string, readonly string[]][] = [
    [text.infoFlavour, familiesOf(info)],
    [text.infoProcesses, info.processes.map(({ id, name }) => [id, name].filter(Boolean).join(' '))],
    [text.infoElements, counted(info.elements, (type) => typeName(type)[lang])],
    [text.infoPeople, info.people],
    [text.infoForms, info.forms],
    [text.infoCalls, info.calls],
    [text.infoMessages, info.messages],
    [text.infoSignals, info.signals],
    [text.infoErrors, info.errors],
    [text.infoTimers, info.timers],
    [text.infoExpressions, info.expressions],
    [text.infoFeatures, counted(info.features, (name) => name)],
    [text.infoDiagram, [info.diagram ? text.yes : text.no]],
  ];
  const filled = rows
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [`  ${name}`, values.join(', ')]);
  const tasks = info.tasks.map((task) => taskRow(task, lang));
  return table(filled) + (tasks.length > 0 ? `\n\n${table([taskHead(lang), ...tasks])}` : '');
}

function taskHead(lang: Lang): string[] {
  const text = cliText[lang];
  return [`  ${text.infoTask}`, text.infoName, text.infoType, text.infoPeople, text.infoForms, text.infoRuns];
}

function taskRow({ id, name, type, people, form, runs, repeated }: TaskInfo, lang: Lang): string[] {
  const kind = `${typeName(type)[lang]}${repeated ? ' ×n' : ''}`;
  return [`  ${id ?? '-'}`, oneLine(name), kind, people.join(', ') || '-', form ?? '-', oneLine(runs)];
}

const oneLine = (text: string | null): string => text?.replaceAll(/\s+/g, ' ').trim() || '-';

/** Returns a table with one row per model. */
export function summaryOf(infos: readonly ModelInfo[], lang: Lang): string {
  const text = cliText[lang];
  const head = [text.infoFile, text.infoFlavour, text.infoProcesses, text.infoTasks, text.infoPeople, text.infoForms];
  const rows = infos
    .map((info) => [info, familiesOf(info).join(', ')] as const)
    .map(([{ file, processes, tasks, people, forms }, flavour]) => [
      file,
      flavour,
      processes.map(({ id }) => id ?? '-').join(', ') || '-',
      String(tasks.length),
      String(people.length),
      String(forms.length),
    ]);
  return table([head, ...rows]);
}
