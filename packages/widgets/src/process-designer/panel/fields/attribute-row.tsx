import { type ModdleElement, textOf } from '../../../diagram/model.ts';
import type { Editor } from '../edit/editor.ts';
import { ChecksRow } from './checks-row.tsx';
import { SelectRow, type Choice } from './select-row.tsx';
import { TextRow } from './text-row.tsx';

interface AttributeProps {
  editor: Editor;
  /** Local name of the engine's attribute; nothing is drawn where the engine does not know it. */
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

/** An engine's text attribute. */
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

/** An engine's attribute with few values; '' is its absence. */
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
  /** Truth attributes by local name with their label. */
  flags: readonly (readonly [name: string, label: string])[];
}

/** An engine's truth attributes, side by side; unticked is absent. */
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
