import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isTyping } from '../../../kit/keys/is-typing.ts';
import { matchesKeys } from '../../../kit/keys/keys.ts';
import { lazyDialog } from '../../../kit/lazy/index.ts';
import { useWidget } from '../../../kit/provider/index.ts';
import { useConsole } from '../../ground/context/console-context.tsx';
import { HELP_KEYS } from './key-table.ts';
import { useHelpText } from './text/index.ts';

const HelpDrawer = lazyDialog(async () => ({ default: (await import('./help-drawer.tsx')).HelpDrawer }));
const KeyMap = lazyDialog(async () => ({ default: (await import('./key-map.tsx')).KeyMap }));

/** The help of the page on view: its button, its keys, and what they open. */
export default function HelpFrame({ phone }: { phone: boolean }) {
  const { host } = useWidget();
  const { standalone } = useConsole();
  const text = useHelpText();
  const button = useRef<HTMLButtonElement>(null);
  // The root in which the page is: what it holds when something is opened decides which keys are listed.
  const [open, setOpen] = useState<{ part: 'help' | 'keys'; root: ParentNode }>();
  const show = useCallback(
    (part: 'help' | 'keys') => setOpen({ part, root: button.current!.getRootNode() as Document | ShadowRoot }),
    [],
  );
  useEffect(() => {
    const target: EventTarget = standalone ? document : host;
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented || event.isComposing) return;
      const help = matchesKeys(event, HELP_KEYS.help);
      if (!help && (isTyping(event) || !matchesKeys(event, HELP_KEYS.map))) return;
      event.preventDefault();
      show(help ? 'help' : 'keys');
    };
    target.addEventListener('keydown', onKey);
    return () => target.removeEventListener('keydown', onKey);
  }, [host, standalone, show]);
  const close = () => setOpen(undefined);
  return (
    <>
      <Button
        ref={button}
        type="text"
        icon={<QuestionCircleOutlined aria-hidden />}
        aria-label={text.help}
        aria-keyshortcuts={HELP_KEYS.help}
        title={`${text.help} (${HELP_KEYS.help})`}
        onClick={() => show('help')}
      />
      {open?.part === 'help' && (
        <HelpDrawer phone={phone} root={open.root} onKeys={() => show('keys')} onClose={close} />
      )}
      {open?.part === 'keys' && <KeyMap root={open.root} onClose={close} />}
    </>
  );
}
