import { type DiagramElement, isType, type ModdleElement, textOf } from '../../../diagram/model.ts';
import type { Edit } from '../../engine/compound-command.ts';
import type { ApprovalTexts } from './text/index.ts';

/** Extension elements of the approval application in Flowable models (designer specification, section 3). */
export type RecordType = 'Button' | 'Assignee' | 'Condition';

interface RecordAttribute {
  name: string;
  label: keyof ApprovalTexts;
  /** `truth` is written as `true` or `false`, because the application reads text. */
  kind: 'text' | 'truth' | 'number';
  required?: true;
  /** Suggested values; the user may type any other value. */
  suggestions?: readonly string[];
}

export interface RecordDeclaration {
  type: RecordType;
  title: keyof ApprovalTexts;
  add: keyof ApprovalTexts;
  remove: keyof ApprovalTexts;
  attributes: readonly RecordAttribute[];
  /** Element type on which a record can be added. An element that already has records shows them in any case. */
  on: string;
}

const sort: RecordAttribute = { name: 'sort', label: 'sort', kind: 'number' };

export const RECORDS: readonly RecordDeclaration[] = [
  {
    type: 'Button',
    title: 'buttons',
    add: 'addButton',
    remove: 'removeButton',
    on: 'bpmn:UserTask',
    attributes: [
      { name: 'id', label: 'buttonId', kind: 'text' },
      { name: 'name', label: 'buttonName', kind: 'text', required: true },
      { name: 'code', label: 'buttonCode', kind: 'text', required: true },
      { name: 'isHide', label: 'isHide', kind: 'truth' },
      { name: 'next', label: 'next', kind: 'text' },
      sort,
    ],
  },
  {
    type: 'Assignee',
    title: 'assignees',
    add: 'addAssignee',
    remove: 'removeAssignee',
    on: 'bpmn:UserTask',
    attributes: [
      { name: 'type', label: 'assigneeType', kind: 'text', required: true },
      { name: 'value', label: 'assigneeValue', kind: 'text' },
      { name: 'condition', label: 'assigneeCondition', kind: 'text' },
      { name: 'operationType', label: 'operationType', kind: 'text' },
      sort,
    ],
  },
  {
    type: 'Condition',
    title: 'conditions',
    add: 'addCondition',
    remove: 'removeCondition',
    on: 'bpmn:SequenceFlow',
    attributes: [
      { name: 'field', label: 'field', kind: 'text', required: true },
      {
        name: 'compare',
        label: 'compare',
        kind: 'text',
        required: true,
        suggestions: ['==', '!=', '>', '>=', '<', '<='],
      },
      { name: 'value', label: 'conditionValue', kind: 'text' },
      { name: 'logic', label: 'logic', kind: 'text', suggestions: ['and', 'or'] },
      sort,
    ],
  },
];

const FLOWABLE = 'flowable';

interface WithPackages {
  $model: { getPackage(prefix: string): unknown };
}

const extensionsOf = (element: DiagramElement): ModdleElement[] => {
  const holder = element.businessObject.get('extensionElements') as ModdleElement | undefined;
  return (holder?.get('values') as ModdleElement[] | undefined) ?? [];
};

/** Returns the record lists of an element; none in models of other engines. */
export function recordsOf(element: DiagramElement): readonly RecordDeclaration[] {
  const { $model } = element.businessObject as unknown as WithPackages;
  if (!$model.getPackage(FLOWABLE)) return [];
  const decides = !(element.source && isType(element.source, 'bpmn:StartEvent'));
  return RECORDS.filter(
    ({ on, type }) =>
      (isType(element, on) && decides) ||
      extensionsOf(element).some((extension) => extension.$type === `${FLOWABLE}:${type}`),
  );
}

export type RecordValues = Readonly<Record<string, string>>;

export const readRecord = ({ attributes }: RecordDeclaration, record: ModdleElement): RecordValues =>
  Object.fromEntries(attributes.map(({ name }) => [name, textOf(record, name)]));

/** Returns the `sort` value of a new record: after the last one. */
export const nextSort = (records: readonly ModdleElement[]): string =>
  String(Math.max(0, ...records.map((record) => Number(textOf(record, 'sort')) || 0)) + 1);

/** The application orders records by `sort`. If a list uses `sort`, the values are updated to the new order. */
export function renumbered(records: readonly ModdleElement[]): Edit[] {
  if (records.every((record) => textOf(record, 'sort') === '')) return [];
  return records.flatMap((target, at) => {
    const place = String(at + 1);
    return textOf(target, 'sort') === place ? [] : [{ target, set: { sort: place } }];
  });
}
