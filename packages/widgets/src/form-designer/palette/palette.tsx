import { fill, FORM_FIELD_TYPES, type FormFieldType } from '@gongdi/domain';
import { endDrag, startDrag } from '../state/drag.ts';
import { useFormDesignerText } from '../text/index.ts';
import { TypeIcon } from './type-icon.tsx';

/** Palette group of each field type. */
const GROUPS = {
  text: 'basic',
  textarea: 'basic',
  integer: 'basic',
  decimal: 'basic',
  money: 'basic',
  date: 'basic',
  datetime: 'basic',
  range: 'basic',
  choice: 'basic',
  choices: 'basic',
  boolean: 'basic',
  phone: 'basic',
  idcard: 'basic',
  person: 'site',
  organisation: 'site',
  project: 'site',
  device: 'site',
  file: 'site',
  image: 'site',
  location: 'site',
  signature: 'site',
  table: 'layout',
  formula: 'layout',
  heading: 'layout',
  note: 'layout',
} as const satisfies Record<FormFieldType, 'basic' | 'site' | 'layout'>;

const typesIn = (group: 'basic' | 'site' | 'layout') => FORM_FIELD_TYPES.filter((type) => GROUPS[type] === group);

/** All field types: a click adds a field after the selected one, a drag adds it where it is dropped. */
export function Palette({ onAdd }: { onAdd: (type: FormFieldType) => void }) {
  const text = useFormDesignerText();
  const groups = [
    [text.groupBasic, typesIn('basic')],
    [text.groupSite, typesIn('site')],
    [text.groupLayout, typesIn('layout')],
  ] as const;
  return (
    <nav className="gd-fd-palette" aria-label={text.palette}>
      {groups.map(([title, types]) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <div className="gd-fd-types">
            {types.map((type) => (
              <button
                key={type}
                type="button"
                draggable
                title={text.addTypeHint}
                aria-label={fill(text.addType, { type: text.types[type] })}
                onClick={() => onAdd(type)}
                onDragStart={(event) => startDrag(event, { type })}
                onDragEnd={endDrag}
              >
                <TypeIcon type={type} />
                <span>{text.types[type]}</span>
              </button>
            ))}
          </div>
        </section>
      ))}
    </nav>
  );
}
