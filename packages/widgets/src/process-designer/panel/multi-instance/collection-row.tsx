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
  /** Label of the button that shows the field. */
  show: string;
}

/**
 * Returns whether the field is hidden (designer specification, section 3): hosts set the default collection, users do
 * not type it.
 */
export const isHidden = (collection: string): boolean => collection === '' || collection === DEFAULT_COLLECTION;

/** The collection of a loop. Hidden while it is the default or empty, until the user shows it with the button. */
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
