import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { nameOf } from '../../diagram/describe.ts';
import { colorable, setColors } from '../colors/colorable.ts';
import { PALETTE } from '../colors/palette.ts';
import { colorTexts } from '../colors/text/index.ts';
import { ICONS } from '../toolbar/icons.ts';
import { runCommand } from './bind-commands.ts';
import type { CanvasUiState } from './canvas-ui.ts';
import { type CommandContext, type CommandId, commandOf } from './commands.ts';
import { ariaKeys, isMac, keysLabel, keysToShow } from './keys.ts';
import { menuParts, type MenuPart } from './menu-entries.ts';
import { placeMenu } from './place-menu.ts';
import { moveFocus } from './roving.ts';
import { format } from './text/index.ts';

interface ContextMenuProps {
  context: CommandContext;
  menu: NonNullable<CanvasUiState['menu']>;
}

/** The menu of the canvas, an element or a selection: arrows move, Escape, Tab and a press elsewhere close. */
export function ContextMenu({ context, menu }: ContextMenuProps) {
  const { ui, stage, session } = context;
  const texts = context.texts();
  const box = useRef<HTMLDivElement>(null);
  const { elements, at } = menu;
  const close = () => {
    ui.set({ menu: null });
    stage.service('canvas').focus();
  };

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    placeMenu(element, at);
    element
      .querySelector<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')
      ?.focus({ preventScroll: true });
  }, [at]);
  useEffect(() => {
    const elsewhere = (event: Event) => {
      if (box.current && !event.composedPath().includes(box.current)) ui.set({ menu: null });
    };
    const gone = () => ui.set({ menu: null });
    window.addEventListener('pointerdown', elsewhere, true);
    window.addEventListener('wheel', elsewhere, { capture: true, passive: true });
    window.addEventListener('blur', gone);
    return () => {
      window.removeEventListener('pointerdown', elsewhere, true);
      window.removeEventListener('wheel', elsewhere, true);
      window.removeEventListener('blur', gone);
    };
  }, [ui]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (!moveFocus(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const first = elements[0];
  const plane = first && stage.find(`${first.id}_plane`);
  const label =
    elements.length > 1
      ? format(texts.selectionMenu, { count: elements.length })
      : first
        ? format(texts.elementMenu, { name: nameOf(first, session.lang) })
        : texts.canvasMenu;
  const choose = (id: CommandId) => () => {
    close();
    runCommand(id, { ...context, at });
  };
  const colors = colorTexts(session.lang);
  const paint = (fill: string, stroke: string) => () => {
    close();
    setColors(stage.service('modeling'), colorable(elements), { fill, stroke });
  };
  const item = (id: CommandId) => <Item key={id} id={id} context={context} onChoose={choose(id)} />;
  const part = (one: MenuPart) => {
    if (one.kind === 'commands') return one.ids.map(item);
    if (one.kind === 'inside') {
      const open = () => {
        close();
        stage.service('canvas').setRootElement(one.plane);
      };
      return (
        <button type="button" role="menuitem" tabIndex={-1} onClick={open}>
          <span>{texts.openInside}</span>
        </button>
      );
    }
    if (one.kind === 'align') {
      return one.ids.map((id) => (
        <button
          key={id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          title={texts.commands[id]}
          aria-label={texts.commands[id]}
          onClick={choose(id)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={ICONS[id as keyof typeof ICONS]} />
          </svg>
        </button>
      ));
    }
    return [{ key: 'reset', fill: '', stroke: '' } as const, ...PALETTE].map(({ key, fill, stroke }) => (
      <button
        key={key}
        type="button"
        role="menuitem"
        tabIndex={-1}
        data-colour={key}
        title={colors[key]}
        aria-label={colors[key]}
        onClick={paint(fill, stroke)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <rect x="3" y="3" width="14" height="14" rx="3" fill={fill || 'none'} stroke={stroke || 'currentColor'} />
        </svg>
      </button>
    ));
  };
  const labels = { commands: undefined, inside: undefined, align: texts.align, colours: colors.color };

  return (
    <div
      ref={box}
      className="gd-context-menu"
      role="menu"
      aria-label={label}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      {menuParts(elements, plane).map((one) => (
        <div key={keyOf(one)} role="group" data-kind={one.kind} aria-label={labels[one.kind]}>
          {part(one)}
        </div>
      ))}
    </div>
  );
}

const keyOf = (part: MenuPart): string => ('ids' in part ? part.ids.join() : part.kind);

interface ItemProps {
  id: CommandId;
  context: CommandContext;
  onChoose(): void;
}

function Item({ id, context, onChoose }: ItemProps) {
  const mac = isMac();
  const { keys, enabled } = commandOf(id);
  const [shown] = keysToShow(keys, mac);
  const off = enabled?.(context) === false;
  const shortcut = shown !== undefined && context.session.settings.keyboard ? shown : undefined;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-command={id}
      aria-disabled={off}
      aria-keyshortcuts={shortcut === undefined ? undefined : ariaKeys(shortcut, mac)}
      onClick={off ? undefined : onChoose}
    >
      <span>{context.texts().commands[id]}</span>
      {shortcut !== undefined && <kbd aria-hidden="true">{keysLabel(shortcut, mac)}</kbd>}
    </button>
  );
}
