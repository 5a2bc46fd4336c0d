import { CameraOutlined, SwapOutlined, ThunderboltFilled, ThunderboltOutlined } from '@ant-design/icons';
import { CODE_LENGTH } from '@gongdi/domain';
import { Alert, App, Button, Drawer, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useSheet } from '../../../kit/shadow/index.ts';
import { useFocusRescue } from '../../ground/page/page-focus.ts';
import { CodeReader } from './code-reader.ts';
import { FoundCode } from './found-code.tsx';
import css from './scan.css?inline';
import { useScanText } from './text/index.ts';
import { useCamera, type Camera } from './use-camera.ts';

/** Pause between two pictures of the camera that are read, ms. */
const PAUSE = 120;

/** The scanner: camera, photograph or typed number, then what the code stands for. */
export function ScanDialog({ onClose }: { onClose: () => void }) {
  const text = useScanText();
  const [open, setOpen] = useState(true);
  const [left, setLeft] = useState(false);
  const [code, setCode] = useState<string>();
  const rescueFocus = useFocusRescue();
  useSheet(css);
  return (
    <Drawer
      open={open}
      placement="bottom"
      size="100%"
      title={text.title}
      rootClassName="gd-scan"
      onClose={() => setOpen(false)}
      focusable={{ focusTriggerAfterClose: !left }}
      afterOpenChange={(shown) => {
        if (shown) return;
        if (left) rescueFocus();
        onClose();
      }}
    >
      {code === undefined ? (
        <Scanning onCode={setCode} />
      ) : (
        <FoundCode
          code={code}
          onNext={() => setCode(undefined)}
          leave={() => {
            setLeft(true);
            setOpen(false);
          }}
        />
      )}
    </Drawer>
  );
}

function Scanning({ onCode }: { onCode: (code: string) => void }) {
  const text = useScanText();
  const { message } = App.useApp();
  const video = useRef<HTMLVideoElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const camera = useCamera(video);
  const [reader] = useState(() => new CodeReader());
  const [reading, setReading] = useState(false);
  const running = camera.state === 'running';
  useEffect(() => () => reader.close(), [reader]);
  useEffect(() => {
    if (!running) return;
    let over = false;
    const look = async () => {
      while (!over) {
        const found = video.current && (await reader.frame(video.current));
        if (over) return;
        if (found) {
          navigator.vibrate?.(60);
          return onCode(found);
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    };
    void look();
    return () => {
      over = true;
    };
  }, [running, reader, onCode]);
  const photo = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    try {
      const found = await reader.photo(file);
      if (found) onCode(found);
      else void message.warning(text.photoNothing);
    } catch {
      void message.error(text.photoUnreadable);
    } finally {
      setReading(false);
    }
  };
  return (
    <div className="gd-scan-body">
      <Finder camera={camera} video={video} />
      <div className="gd-scan-acts">
        <Button
          size="large"
          type={running ? 'default' : 'primary'}
          icon={<CameraOutlined aria-hidden />}
          loading={reading}
          onClick={() => input.current?.click()}
        >
          {reading ? text.photoReading : text.photo}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          capture="environment"
          aria-label={text.photo}
          // The button replaces this input. (A style, because antd shows inputs that are only `hidden`.)
          style={{ display: 'none' }}
          onChange={({ target }) => {
            void photo(target.files?.[0]);
            target.value = '';
          }}
        />
        <Input.Search
          size="large"
          aria-label={text.typed}
          placeholder={text.typedPlaceholder}
          enterButton={text.typedGo}
          maxLength={CODE_LENGTH}
          autoCapitalize="characters"
          onSearch={(typed, event) => {
            // The input goes and the focus moves to ×, where the rest of the same key would close the scanner.
            event?.preventDefault();
            if (typed.trim()) onCode(typed.trim());
          }}
        />
      </div>
    </div>
  );
}

function Finder({ camera, video }: { camera: Camera; video: React.RefObject<HTMLVideoElement | null> }) {
  const text = useScanText();
  const { state, torch, next, again } = camera;
  const shows = state === 'starting' || state === 'running';
  return (
    <>
      {shows && (
        <div className="gd-scan-finder">
          <video ref={video} muted playsInline aria-label={text.aim} />
          <span className="gd-scan-frame" aria-hidden />
          <p role="status">{state === 'starting' ? text.starting : text.aim}</p>
          <div className="gd-scan-tools">
            {torch && (
              <Button
                shape="circle"
                size="large"
                icon={torch.on ? <ThunderboltFilled aria-hidden /> : <ThunderboltOutlined aria-hidden />}
                aria-label={torch.on ? text.torchOff : text.torchOn}
                onClick={torch.toggle}
              />
            )}
            {next && (
              <Button
                shape="circle"
                size="large"
                icon={<SwapOutlined aria-hidden />}
                aria-label={text.camera}
                onClick={next}
              />
            )}
          </div>
        </div>
      )}
      {!shows && (
        <Alert
          type="info"
          showIcon
          title={text[state]}
          action={
            (state === 'busy' || state === 'denied') && (
              <Button size="small" onClick={again}>
                {text.again}
              </Button>
            )
          }
        />
      )}
    </>
  );
}
