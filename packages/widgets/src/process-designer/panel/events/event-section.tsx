import { isType, listOf } from '../../../diagram/model.ts';
import { ChecksRow } from '../fields/checks-row.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { DEFINITIONS } from './definitions.ts';
import { type EventTexts, eventTexts } from './text/index.ts';

/** The event definition: what the event waits for or triggers. */
export default function EventSection(props: SectionProps) {
  const { editor, lang } = props;
  const words = eventTexts(lang);
  return (
    <>
      <Interrupting {...props} words={words} />
      {listOf(editor.object, 'eventDefinitions').map((definition, at) => {
        const Rows = DEFINITIONS[definition.$type];
        return Rows ? <Rows key={definition.id ?? at} {...props} definition={definition} words={words} /> : null;
      })}
    </>
  );
}

/** Event definitions whose boundary events always interrupt. */
const ALWAYS = new Set(['bpmn:ErrorEventDefinition', 'bpmn:CancelEventDefinition', 'bpmn:CompensateEventDefinition']);

function Interrupting({ editor, words }: SectionProps & { words: EventTexts }) {
  const { object } = editor;
  const boundary = isType(object, 'bpmn:BoundaryEvent');
  const inner = isType(object, 'bpmn:StartEvent') && object.$parent?.get('triggeredByEvent') === true;
  const free = listOf(object, 'eventDefinitions').every(({ $type }) => !ALWAYS.has($type));
  if (!free || !(boundary || inner)) return null;
  const property = boundary ? 'cancelActivity' : 'isInterrupting';
  return (
    <ChecksRow
      label={words.interrupting}
      checks={[
        {
          key: property,
          label: boundary ? words.interruptsActivity : words.interruptsProcess,
          checked: object.get(property) !== false,
          onChange: (checked) => editor.set(property, checked),
        },
      ]}
    />
  );
}
