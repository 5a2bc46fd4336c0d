import { fill, FORM_FIELD_TYPES, type FormFieldType } from '@gongdi/domain';
import { endDrag, startDrag } from '../drag.ts';
import { useFormDesignerText } from '../text/index.ts';
import { TypeIcon } from '../type-icon.tsx';

const SITE: readonly FormFieldType[] = [
  'person',
  'organisation',
  'project',
  'device',
  'file',
  'image',
  'location',
  'signature',
];
const LAYOUT: readonly FormFieldType[] = ['table', 'formula', 'heading', 'note'];
const BASIC = FORM_FIELD_TYPES.filter((type) => !SITE.includes(type) && !LAYOUT.includes(type));

/** Every type of field: a click adds one after what is selected, a drag where it is dropped. */
export function Palette({ onAdd }: { onAdd: (type: FormFieldType) => void }) {
  const text = useFormDesignerText();
  const groups = [
    [text.groupBasic, BASIC],
    [text.groupSite, SITE],
    [text.groupLayout, LAYOUT],
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
