import { elementChanges, type ChangeKind, type ModelDiff } from '@gongdi/bpmn';
import type { Lang } from '@gongdi/domain';
import type { Style } from '../terminal/terminal.ts';

export const CHANGE_STYLES: Readonly<Record<ChangeKind, Style>> = {
  added: 'green',
  removed: 'red',
  changed: 'yellow',
  moved: 'dim',
};

/** Returns the JSON form of a comparison, as docs/models.md describes it. */
export function diffJson(diff: ModelDiff, names: { before: string; after: string }, lang: Lang) {
  const words = elementChanges(diff).map(({ title, details, ...rest }) => ({
    ...rest,
    title: title[lang],
    details: details.map((detail) => detail[lang]),
  }));
  return { ...names, ...diff, words };
}
