import { short } from '../model/finding-texts.ts';
import type { Text } from '../model/types.ts';
import { factName } from './fact-names.ts';
import { typeName } from './type-names.ts';
import type { ChangeKind, DiffElement, FactChange, ModelDiff } from './types.ts';

/** One changed element as text, for a list beside a drawing. */
export interface ElementChange {
  readonly id: string;
  readonly kind: ChangeKind;
  /** `bpmn:UserTask`. */
  readonly type: string;
  /** 用户任务“审批”, user task “Approve”. */
  readonly title: Text;
  /** One line for each changed fact; empty unless `kind` is `changed`. */
  readonly details: readonly Text[];
}

/** Labels of the kinds of change. */
export const CHANGE_NAMES: Readonly<Record<ChangeKind, Text>> = {
  added: { zh: '新增', en: 'added' },
  changed: { zh: '修改', en: 'changed' },
  removed: { zh: '删除', en: 'removed' },
  moved: { zh: '仅图形', en: 'drawing only' },
};

const NOTHING: Text = { zh: '（无）', en: '(none)' };
const EMPTY: Text = { zh: '（空）', en: '(empty)' };
const MAX_VALUE = 80;

/**
 * Returns the differences as text, one entry per element: removed elements first, then added, changed and moved ones.
 */
export function elementChanges(diff: ModelDiff): ElementChange[] {
  const entry = (kind: ChangeKind, element: DiffElement, changes: readonly FactChange[] = []): ElementChange => ({
    id: element.id,
    kind,
    type: element.type,
    title: titleOf(element),
    details: unique(changes.map(detailOf)),
  });
  const changedIds = new Set(diff.changed.map(({ id }) => id));
  return [
    ...diff.removed.map((element) => entry('removed', element)),
    ...diff.added.map((element) => entry('added', element)),
    ...diff.changed.map((element) => entry('changed', element, element.changes)),
    ...diff.layoutChanged.filter(({ id }) => !changedIds.has(id)).map((element) => entry('moved', element)),
  ];
}

/** An element and its content may have the same name; identical lines are listed once. */
const unique = (details: readonly Text[]): Text[] => [...new Map(details.map((text) => [text.zh, text])).values()];

function titleOf({ id, type, name }: DiffElement): Text {
  const kind = typeName(type);
  const shown = name?.trim() ? short(name.trim(), MAX_VALUE) : undefined;
  return {
    zh: shown === undefined ? `${kind.zh} ${id}` : `${kind.zh}“${shown}”`,
    en: shown === undefined ? `${kind.en} ${id}` : `${kind.en} “${shown}”`,
  };
}

function detailOf({ path, before, after }: FactChange): Text {
  const name = factName(path);
  const value = (text: string | undefined, lang: 'zh' | 'en') =>
    text === undefined ? NOTHING[lang] : short(text, MAX_VALUE) || EMPTY[lang];
  return {
    zh: `${name.zh}：${value(before, 'zh')} → ${value(after, 'zh')}`,
    en: `${name.en}: ${value(before, 'en')} → ${value(after, 'en')}`,
  };
}
