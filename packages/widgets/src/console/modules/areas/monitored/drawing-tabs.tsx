import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { fill } from '@gongdi/domain';
import { App, Button, Input, Space } from 'antd';
import { Segmented } from '../../../../kit/radios/index.ts';
import type { PlanDrawing } from '../../../../plan/index.ts';
import { useText } from '../../../ground/context/console-context.tsx';
import { useAreaText, type AreaPageText } from './text/index.ts';
import { MAIN } from './use-area.ts';
import { usePicture } from './use-picture.tsx';

/** Returns the name of a drawing. */
function drawingName(drawing: PlanDrawing, text: AreaPageText): string {
  return drawing.key === MAIN ? text.mainDrawing : drawing.name;
}

/** Thumbnail of a drawing; empty while it has no picture or the picture cannot be loaded. */
function DrawingThumb({ drawing }: { drawing: PlanDrawing }) {
  const { src } = usePicture(drawing);
  return src === undefined ? null : <img className="gd-area-thumb" src={src} alt="" />;
}

interface DrawingTabsProps {
  drawings: readonly PlanDrawing[];
  current: PlanDrawing;
  onChoose: (key: string) => void;
  /** Absent: the drawings are read-only. */
  onAdd?: () => void;
  onRename?: (name: string) => void;
  onRemove?: () => void;
}

/** Tabs of an area's drawings; one drawing is selected. */
export function DrawingTabs({ drawings, current, onChoose, onAdd, onRename, onRemove }: DrawingTabsProps) {
  const text = useAreaText();
  const { cancel } = useText();
  const { modal } = App.useApp();
  if (drawings.length < 2 && !onAdd) return null;
  const ask = () =>
    void modal.confirm({
      title: text.removeDrawing,
      content: fill(text.removeDrawingText, { name: current.name, count: current.points.length }),
      okText: text.removeDrawing,
      okButtonProps: { danger: true },
      cancelText: cancel,
      onOk: onRemove,
    });
  return (
    <Space wrap>
      {drawings.length > 1 && (
        <Segmented
          aria-label={text.drawings}
          value={current.key}
          options={drawings.map((one) => ({
            value: one.key,
            label: (
              <span className="gd-area-tab">
                <DrawingThumb drawing={one} />
                {drawingName(one, text)}
              </span>
            ),
          }))}
          onChange={onChoose}
        />
      )}
      {onAdd && (
        <Button icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
          {text.addDrawing}
        </Button>
      )}
      {onRename && current.key !== MAIN && (
        <>
          <Input
            aria-label={text.drawingName}
            value={current.name}
            maxLength={50}
            onChange={({ target }) => onRename(target.value)}
          />
          <Button danger icon={<DeleteOutlined aria-hidden />} onClick={ask}>
            {text.removeDrawing}
          </Button>
        </>
      )}
    </Space>
  );
}
