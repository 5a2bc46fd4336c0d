import { short } from '../model/finding-texts.ts';
import type { DiffElement, FactChange, ModelDiff } from './types.ts';

const TEXTS = {
  zh: { same: '两个版本的内容相同。', layout: '仅图形有变化', nothing: '（无）' },
  en: { same: 'The two versions say the same.', layout: 'Drawing only', nothing: '(none)' },
} as const;

const MAX_VALUE = 80;

/** The differences as text for a terminal: one line per element, indented lines for what changed in it. */
export function describeDiff(diff: ModelDiff, language: 'zh' | 'en'): string {
  const texts = TEXTS[language];
  const title = ({ id, type, name }: DiffElement) =>
    `${type.replace('bpmn:', '')} ${id}${name === undefined ? '' : ` “${short(name, MAX_VALUE)}”`}`;
  const value = (text: string | undefined) => (text === undefined ? texts.nothing : short(text, MAX_VALUE) || '""');
  const change = ({ path, before, after }: FactChange) => `    ${path}: ${value(before)} → ${value(after)}`;
  const lines = [
    ...diff.removed.map((element) => `- ${title(element)}`),
    ...diff.added.map((element) => `+ ${title(element)}`),
    ...diff.changed.flatMap((element) => [`~ ${title(element)}`, ...element.changes.map(change)]),
  ];
  if (diff.same) lines.push(texts.same);
  if (diff.layoutChanged.length > 0) {
    lines.push(`${texts.layout} (${diff.layoutChanged.length}): ${diff.layoutChanged.map(({ id }) => id).join(', ')}`);
  }
  return `${lines.join('\n')}\n`;
}
