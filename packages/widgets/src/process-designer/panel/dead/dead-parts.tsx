import { type DeadPart, deadPartsOf, type ModdleElement as TreeElement } from '@gongdi/bpmn';
import { Alert, Button } from 'antd';
import { childOf, listOf, type ModdleElement } from '../../../diagram/model.ts';
import type { Edit } from '../../engine/compound-command.ts';
import type { SectionProps } from '../edit/section-props.ts';
import { format } from '../text/index.ts';
import { deadTexts } from './text/index.ts';

/** Lists parts of the element that its engine never reads, and removes them on request. */
export default function DeadParts({ editor, lang }: SectionProps) {
  const words = deadTexts(lang);
  const parts = lookedAt(editor.object).flatMap((element) =>
    deadPartsOf(editor.stage.model, element as unknown as TreeElement, editor.engine).map((part) => ({
      part,
      edit: removal(element, part),
    })),
  );
  if (parts.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className="gd-panel-dead"
      title={format(words.title, { engine: editor.engine })}
      description={
        <>
          <ul>
            {parts.map(({ part, edit }) => {
              const message = part.message[lang === 'en' ? 'en' : 'zh'];
              return (
                <li key={message}>
                  {message}
                  <Button
                    size="small"
                    type="link"
                    aria-label={`${words.remove}: ${message}`}
                    onClick={() => editor.apply(edit)}
                  >
                    {words.remove}
                  </Button>
                </li>
              );
            })}
          </ul>
          {parts.length > 1 && (
            <Button size="small" onClick={() => editor.apply(...removals(parts.map(({ edit }) => edit)))}>
              {words.removeAll}
            </Button>
          )}
        </>
      }
    />
  );
}

/** Returns the element and the objects inside it that the panel shows. */
function lookedAt(object: ModdleElement): ModdleElement[] {
  const inside = ['loopCharacteristics', 'conditionExpression'].map((name) =>
    knows(object, name) ? childOf(object, name) : undefined,
  );
  const definitions = knows(object, 'eventDefinitions') ? listOf(object, 'eventDefinitions') : [];
  return [object, ...inside.filter((element) => element !== undefined), ...definitions];
}

const knows = (object: ModdleElement, name: string): boolean => {
  const { $descriptor } = object as unknown as { $descriptor: { propertiesByName: Record<string, unknown> } };
  return $descriptor.propertiesByName[name] !== undefined;
};

/** Returns the edit that removes one part and leaves everything else in place. */
function removal(holder: ModdleElement, { element, property }: DeadPart): Edit {
  if (property) return { target: holder, set: { [property]: undefined } };
  const extensions = childOf(holder, 'extensionElements');
  return without(holder, extensions, [element as unknown as ModdleElement]);
}

function without(holder: ModdleElement, extensions: ModdleElement | undefined, gone: readonly ModdleElement[]): Edit {
  const values = listOf(extensions, 'values').filter((value) => !gone.includes(value));
  return extensions && values.length > 0
    ? { target: extensions, set: { values } }
    : { target: holder, set: { extensionElements: undefined } };
}

/** Merges several removals: an extension element stays only if every removal keeps it. */
function removals(edits: readonly Edit[]): Edit[] {
  const lists = new Map<Edit['target'], ModdleElement[]>();
  const others: Edit[] = [];
  for (const edit of edits) {
    const values = edit.set['values'] as ModdleElement[] | undefined;
    if (!values) others.push(edit);
    else
      lists.set(
        edit.target,
        (lists.get(edit.target) ?? values).filter((value) => values.includes(value)),
      );
  }
  const emptied = [...lists].map(([target, values]): Edit => ({ ...(target ? { target } : {}), set: { values } }));
  return [...others, ...emptied.flatMap(dropEmpty)];
}

/** Replaces an edit that leaves `extensionElements` empty by one that removes `extensionElements`. */
function dropEmpty(edit: Edit): Edit[] {
  const { target, set } = edit;
  const holder = target?.$parent;
  const empty = (set['values'] as ModdleElement[]).length === 0;
  return empty && holder ? [{ target: holder, set: { extensionElements: undefined } }] : [edit];
}
