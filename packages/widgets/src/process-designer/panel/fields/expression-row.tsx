import { childOf, type ModdleElement, textOf } from '../../../diagram/model.ts';
import type { Edit } from '../../engine/compound-command.ts';
import type { Editor } from '../edit/editor.ts';
import { TextRow } from './text-row.tsx';

interface ExpressionRowProps {
  editor: Editor;
  holder: ModdleElement;
  /** BPMN property that holds a formal expression. */
  property: string;
  label: string;
  hint?: string;
  placeholder?: string;
}

/** Returns the edit that sets the body of an expression. The expression element is created, changed or removed. */
function expressionEdit(editor: Editor, holder: ModdleElement, property: string, body: string): Edit {
  const current = childOf(holder, property);
  if (body && current) return { target: current, set: { body } };
  const next = body ? editor.create('bpmn:FormalExpression', { body }, holder) : undefined;
  return { target: holder, set: { [property]: next } };
}

/** An expression that BPMN stores in a separate element. */
export function ExpressionRow({ editor, holder, property, ...row }: ExpressionRowProps) {
  const value = textOf(childOf(holder, property), 'body');
  return (
    <TextRow
      stage={editor.stage}
      value={value}
      onCommit={(body) => {
        if (body !== value) editor.apply(expressionEdit(editor, holder, property, body));
      }}
      {...row}
    />
  );
}
