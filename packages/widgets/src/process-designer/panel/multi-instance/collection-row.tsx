import { Button } from 'antd';
import { useState } from 'react';
import { type ModdleElement, textOf } from '../../../diagram/model.ts';
import { DEFAULT_COLLECTION } from '../../engine/behavior/parallel-collection.ts';
import type { Editor } from '../edit/editor.ts';
import { AttributeRow } from '../fields/attribute-row.tsx';

interface CollectionRowProps {
  editor: Editor;
  loop: ModdleElement;
  label: string;
  /** Words of the button that brings the field. */
  show: string;
}

/** What hosts fill by themselves is nobody's to type: the specification (section 3) hides the field. */
export const isHidden = (collection: string): boolean => collection === '' || collection === DEFAULT_COLLECTION;

/** The collection that a loop runs over: hidden while it is the default or none, until somebody asks for it. */
export function CollectionRow({ editor, loop, label, show }: CollectionRowProps) {
  const value = textOf(loop, editor.name('collection'));
  const [asked, setAsked] = useState(!isHidden(value));
  if (asked || !isHidden(value)) return <AttributeRow editor={editor} target={loop} name="collection" label={label} />;
  return (
    <Button size="small" className="gd-panel-new" onClick={() => setAsked(true)}>
      {show}
    </Button>
  );
}
