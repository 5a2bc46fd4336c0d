import { nameOf } from '../../../diagram/describe.ts';
import { childOf, isType, listOf, type ModdleElement } from '../../../diagram/model.ts';
import { SelectRow } from '../fields/select-row.tsx';
import { catches, type DefinitionProps } from './definition-props.ts';
import { Nothing } from './note.tsx';

/** The activity that is compensated. A catching compensation event defines it by its connection instead. */
export function CompensateRows({ editor, lang, definition, words }: DefinitionProps) {
  const { object, stage } = editor;
  if (catches(object)) return <Nothing text={words.compensation} />;
  const activities = compensable(object);
  return (
    <SelectRow
      label={words.activityRef}
      value={childOf(definition, 'activityRef')?.id ?? ''}
      choices={[
        { value: '', label: words.allActivities },
        ...activities.map((activity) => {
          const element = stage.find(activity.id ?? '');
          return { value: activity.id ?? '', label: element ? nameOf(element, lang) : (activity.id ?? '') };
        }),
      ]}
      onChange={(id) =>
        editor.set(
          'activityRef',
          activities.find((activity) => activity.id === id),
          definition,
        )
      }
    />
  );
}

/**
 * Returns the activities in the event's scope that can be compensated: those with a compensation event or an inner
 * process.
 */
function compensable(event: ModdleElement): ModdleElement[] {
  const scope = event.$parent?.get('triggeredByEvent') === true ? event.$parent.$parent : event.$parent;
  const elements = listOf(scope, 'flowElements');
  const attached = new Set(
    elements
      .filter((element) => isType(element, 'bpmn:BoundaryEvent'))
      .filter((boundary) =>
        listOf(boundary, 'eventDefinitions').some(({ $type }) => $type === 'bpmn:CompensateEventDefinition'),
      )
      .map((boundary) => childOf(boundary, 'attachedToRef')),
  );
  return elements.filter(
    (element) =>
      isType(element, 'bpmn:Activity') &&
      (attached.has(element) || (isType(element, 'bpmn:SubProcess') && !element.get('triggeredByEvent'))),
  );
}
