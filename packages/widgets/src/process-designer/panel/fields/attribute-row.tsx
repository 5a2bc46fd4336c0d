import { type ModdleElement, textOf } from '../../../diagram/model.ts';
import type { Editor } from '../edit/editor.ts';
import { ChecksRow } from './checks-row.tsx';
import { SelectRow, type Choice } from './select-row.tsx';
import { TextRow } from './text-row.tsx';

interface AttributeProps {
  editor: Editor;
  /** Local name of the engine's attribute. The row is not drawn if the engine does not have the attribute. */
  name: string;
  label: string;
  /** Absent: the selected element itself. */
  target?: ModdleElement;
  hint?: string;
}

interface TextAttributeProps extends AttributeProps {
  placeholder?: string;
  required?: string;
}

/** A text attribute of the engine. */
export function AttributeRow({ editor, name, target, ...row }: TextAttributeProps) {
  const property = editor.name(name);
  if (!editor.knows(name, target)) return null;
  return (
    <TextRow
      stage={editor.stage}
      value={textOf(target ?? editor.object, property)}
      onCommit={(text) => editor.set(property, text, target)}
      {...row}
    />
  );
}

/** An attribute of the engine with a list of values; '' means that the attribute is absent. */
export function ChoiceRow({ editor, name, target, ...row }: AttributeProps & { choices: readonly Choice[] }) {
  const property = editor.name(name);
  if (!editor.knows(name, target)) return null;
  return (
    <SelectRow
      value={textOf(target ?? editor.object, property)}
      onChange={(value) => editor.set(property, value, target)}
      {...row}
    />
  );
}

interface FlagsProps extends Pick<AttributeProps, 'editor' | 'label' | 'target'> {
  /** Boolean attributes: local name and label. */
  flags: readonly (readonly [name: string, label: string])[];
}

/** Boolean attributes of the engine in one row. Clearing a box removes the attribute. */
export function FlagsRow({ editor, label, target, flags }: FlagsProps) {
  const holder = target ?? editor.object;
  const known = flags.filter(([name]) => editor.knows(name, holder));
  if (known.length === 0) return null;
  return (
    <ChecksRow
      label={label}
      checks={known.map(([name, text]) => ({
        key: name,
        label: text,
        checked: holder.get(editor.name(name)) === true,
        onChange: (checked) => editor.set(editor.name(name), checked || undefined, target),
      }))}
    />
  );
}
