import { listOf, textOf } from '../../../diagram/model.ts';
import { TextRow } from '../fields/text-row.tsx';
import type { SectionProps } from '../edit/section-props.ts';

/** Free text of an element. Further documentation elements of the file are kept. */
export function DocumentationSection({ editor, texts }: SectionProps) {
  const [first, ...others] = listOf(editor.object, 'documentation');
  const commit = (text: string) => {
    if (first && text) return editor.set('text', text, first);
    const kept = text ? [editor.create('bpmn:Documentation', { text }, editor.object), ...others] : others;
    return editor.apply({ target: editor.object, set: { documentation: kept } });
  };
  return (
    <TextRow
      stage={editor.stage}
      label={texts.documentation}
      value={textOf(first, 'text')}
      multiline
      onCommit={commit}
    />
  );
}
