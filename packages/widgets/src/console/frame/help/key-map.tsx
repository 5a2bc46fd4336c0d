import { Modal } from 'antd';
import { useState } from 'react';
import { useSheet } from '../../../kit/shadow/index.ts';
import css from './help.css?inline';
import { KeyList } from './key-list.tsx';
import { placesHere } from './places-here.ts';
import { useHelpText } from './text/index.ts';

/** The keys that work on the page on view, by the places where they work. */
export function KeyMap({ root, onClose }: { root: ParentNode; onClose: () => void }) {
  useSheet(css);
  const text = useHelpText();
  // As the page was when the map was opened: nothing behind the dialog changes which keys it lists.
  const [places] = useState(() => placesHere(root));
  const [open, setOpen] = useState(true);
  return (
    <Modal
      open={open}
      title={text.keyMap}
      width={760}
      footer={null}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <p className="gd-help-hint">{text.keyMapHint}</p>
      <div className="gd-help-keys">
        {places.map((place) => (
          <KeyList key={place} place={place} />
        ))}
      </div>
    </Modal>
  );
}
