import { ExportOutlined, EyeOutlined, ImportOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { useDesign } from './state/history.ts';
import { useFormDesignerText } from './text/index.ts';

interface ToolButtonsProps {
  design: Pick<ReturnType<typeof useDesign>, 'past' | 'future' | 'undo' | 'redo'>;
  onOpen: (what: 'preview' | 'import') => void;
  onExport: () => void;
  onFormProperties: () => void;
}

/** Buttons for the form as a whole. */
export function ToolButtons({ design, onOpen, onExport, onFormProperties }: ToolButtonsProps) {
  const text = useFormDesignerText();
  return (
    <>
      <Button
        icon={<UndoOutlined aria-hidden />}
        disabled={design.past.length === 0}
        title={text.undo}
        aria-label={text.undo}
        onClick={design.undo}
      />
      <Button
        icon={<RedoOutlined aria-hidden />}
        disabled={design.future.length === 0}
        title={text.redo}
        aria-label={text.redo}
        onClick={design.redo}
      />
      <Button icon={<EyeOutlined aria-hidden />} onClick={() => onOpen('preview')}>
        {text.preview}
      </Button>
      <Button icon={<ImportOutlined aria-hidden />} onClick={() => onOpen('import')}>
        {text.import}
      </Button>
      <Button icon={<ExportOutlined aria-hidden />} onClick={onExport}>
        {text.export}
      </Button>
      <Button onClick={onFormProperties}>{text.formProperties}</Button>
    </>
  );
}
