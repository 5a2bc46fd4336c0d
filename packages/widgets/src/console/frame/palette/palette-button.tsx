import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useWidget } from '../../../kit/provider/index.ts';
import { lazyDialog } from '../../../kit/lazy/index.ts';
import { useConsole, useText } from '../../ground/context/console-context.tsx';
import { isPaletteKey } from './palette-key.ts';

const Palette = lazyDialog(async () => ({ default: (await import('./palette.tsx')).Palette }));

/**
 * Button that opens the command palette. Ctrl+K opens it too: everywhere in the standalone console, in an embedded
 * console while it has the focus.
 */
export function PaletteButton() {
  const { host } = useWidget();
  const { standalone } = useConsole();
  const text = useText();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const target: EventTarget = standalone ? document : host;
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented || !isPaletteKey(event)) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    target.addEventListener('keydown', onKey);
    return () => target.removeEventListener('keydown', onKey);
  }, [host, standalone]);
  return (
    <>
      <Button
        type="text"
        icon={<SearchOutlined aria-hidden />}
        aria-label={text.palette}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${text.palette} (Ctrl+K)`}
        onClick={() => setOpen(true)}
      />
      {open && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
