import { EditOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useGridText } from '../text/index.ts';
import type { EditMode } from './grid-editing.ts';

/** The tool button that turns editing on and off. */
export function EditModeMenu({ mode, onMode }: { mode: EditMode | 'off'; onMode: (mode: EditMode | 'off') => void }) {
  const text = useGridText();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [mode],
        items: [
          { key: 'off', label: text.editingOff },
          { key: 'cell', label: text.editingCell },
          { key: 'handle', label: text.editingHandle },
          { key: 'row', label: text.editingRow },
          { key: 'single', label: text.editingSingle },
        ],
        onClick: ({ key }) => onMode(key as EditMode | 'off'),
      }}
    >
      <Button
        type={mode === 'off' ? 'text' : 'link'}
        icon={<EditOutlined aria-hidden />}
        aria-label={text.editing}
        title={text.editing}
      />
    </Dropdown>
  );
}
