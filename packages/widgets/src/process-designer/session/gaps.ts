import { ENGINE_FLAVOURS } from '@gongdi/bpmn';
import { childOf, isType, textOf } from '../../diagram/model.ts';
import { nameOf } from '../../diagram/describe.ts';
import { format } from '../../diagram/format.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { Stage } from './stage.ts';

const TEXTS = {
  name: { zh: '流程名称为空', en: 'the process has no name' },
  conditions: { zh: '以下连线的条件为空：{list}', en: 'flows without a condition: {list}' },
  saved: { zh: '已按原样保存，请补充：', en: 'Saved as it is; to be filled in:' },
} as const;

/** Maximum number of listed names; with more, their number is added. */
const NAMED = 5;

/**
 * Returns the text about parts of a model that were begun and left empty, for the user who saves it; undefined when
 * there are none.
 */
export function gapsOf(stage: Stage, lang: Lang): { text: string; detail: string } | undefined {
  const of = lang === 'en' ? 'en' : 'zh';
  const empty = stage.service('elementRegistry').filter((element) => {
    if (!isType(element, 'bpmn:SequenceFlow') || element.labelTarget) return false;
    const condition = childOf(element.businessObject, 'conditionExpression');
    if (!condition || !isType(condition, 'bpmn:FormalExpression')) return false;
    // an external script has no text in the model
    return ['body', ...ENGINE_FLAVOURS.map((engine) => `${engine}:resource`)].every(
      (name) => textOf(condition, name).trim() === '',
    );
  });
  const names = empty.map((flow) => flow.businessObject.name?.trim() || endsOf(flow));
  const list = names.slice(0, NAMED).join('、') + (names.length > NAMED ? `… (${names.length})` : '');
  const parts = [
    ...(stage.process && stage.name.trim() === '' ? [TEXTS.name[of]] : []),
    ...(names.length > 0 ? [format(TEXTS.conditions[of], { list })] : []),
  ];
  return parts.length > 0 ? { text: TEXTS.saved[of], detail: parts.join(of === 'en' ? '; ' : '；') } : undefined;

  function endsOf({ source, target, id }: (typeof empty)[number]): string {
    return source && target ? `${nameOf(source, lang)} → ${nameOf(target, lang)}` : id;
  }
}
