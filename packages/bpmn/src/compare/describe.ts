import { elementChanges, type ElementChange } from './element-changes.ts';
import type { ChangeKind, ModelDiff } from './types.ts';

const TEXTS = {
  zh: { same: '两个版本的内容相同。', layout: '仅图形有变化' },
  en: { same: 'The two versions say the same.', layout: 'Drawing only' },
} as const;

const SIGNS: Readonly<Record<ChangeKind, string>> = { removed: '-', added: '+', changed: '~', moved: ' ' };

/**
 * Returns the differences as text for a terminal: one line per element, indented lines for its changes.
 *
 * @param paint colours a line by its kind; without it the text has no colours
 */
export function describeDiff(
  diff: ModelDiff,
  language: 'zh' | 'en',
  paint: (kind: ChangeKind, line: string) => string = (_, line) => line,
): string {
  const texts = TEXTS[language];
  const line = ({ kind, id, title }: ElementChange) => {
    const words = title[language];
    return paint(kind, `${SIGNS[kind]} ${words.endsWith(` ${id}`) ? words : `${words} (${id})`}`);
  };
  const lines = elementChanges(diff)
    .filter(({ kind }) => kind !== 'moved')
    .flatMap((change) => [line(change), ...change.details.map((detail) => `    ${detail[language]}`)]);
  if (diff.same) lines.push(texts.same);
  if (diff.layoutChanged.length > 0) {
    const ids = diff.layoutChanged.map(({ id }) => id).join(', ');
    lines.push(`${texts.layout} (${diff.layoutChanged.length}): ${ids}`);
  }
  return `${lines.join('\n')}\n`;
}
