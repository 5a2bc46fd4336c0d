import {
  CloseOutlined,
  FullscreenOutlined,
  LeftOutlined,
  PauseOutlined,
  PlayCircleOutlined,
  RightOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWidget } from '../../../../../kit/provider/index.ts';
import { useWallText } from '../text/index.ts';
import type { useRotation } from '../turning/use-rotation.ts';

/** How long the controls stay after the last movement, ms. */
const STAY = 5_000;

interface WallControlsProps {
  rotation: ReturnType<typeof useRotation>;
  /** There is more than one page. */
  many: boolean;
  leave: string | undefined;
}

/** Buttons of a wall. They show when somebody moves a pointer, touches the screen or moves the focus to them. */
export function WallControls({ rotation: { paused, hold, resume, turn }, many, leave }: WallControlsProps) {
  const text = useWallText();
  const navigate = useNavigate();
  const { root } = useWidget();
  const shown = useMoved();
  const turnBy = (by: number) => {
    turn(by);
    hold();
  };
  return (
    <div className={`gd-wall-controls${shown ? ' gd-wall-shown' : ''}`} role="toolbar" aria-label={text.controls}>
      {many && (
        <>
          <Button icon={<LeftOutlined aria-hidden />} aria-label={text.previous} onClick={() => turnBy(-1)} />
          <Button
            icon={paused ? <PlayCircleOutlined aria-hidden /> : <PauseOutlined aria-hidden />}
            onClick={paused ? resume : hold}
          >
            {paused ? text.resume : text.pause}
          </Button>
          <Button icon={<RightOutlined aria-hidden />} aria-label={text.next} onClick={() => turnBy(1)} />
        </>
      )}
      <Button
        icon={<FullscreenOutlined aria-hidden />}
        onClick={() => {
          const { ownerDocument } = root.host;
          // A browser may refuse it; the wall stays as it is.
          void (ownerDocument.fullscreenElement ? ownerDocument.exitFullscreen() : root.host.requestFullscreen()).catch(
            () => undefined,
          );
        }}
      >
        {text.full}
      </Button>
      {leave !== undefined && (
        <Button icon={<CloseOutlined aria-hidden />} onClick={() => void navigate(leave)}>
          {text.leave}
        </Button>
      )}
    </div>
  );
}

/** Returns whether a pointer has moved a moment ago. */
function useMoved(): boolean {
  const { root } = useWidget();
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      setMoved(true);
      clearTimeout(timer);
      timer = setTimeout(() => setMoved(false), STAY);
    };
    root.addEventListener('pointermove', note);
    root.addEventListener('pointerdown', note);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('pointermove', note);
      root.removeEventListener('pointerdown', note);
    };
  }, [root]);
  return moved;
}
