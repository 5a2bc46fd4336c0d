import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { nameOf } from '../../diagram/describe.ts';
import { colorTexts } from '../colors/text/index.ts';
import type { CommandContext } from './commands.ts';
import { menuParts, type MenuPart } from './menu-entries.ts';
import { MenuItems } from './menu-items.tsx';
import { placeMenu } from './place-menu.ts';
import { moveFocus } from './roving.ts';
import { format } from './text/index.ts';
import type { OpenMenu } from './ui/canvas-ui.ts';
import { useAwayPress } from './use-away-press.ts';

interface ContextMenuProps {
  context: CommandContext;
  menu: OpenMenu;
}

/**
 * Context menu of the canvas, of an element or of a selection. Arrow keys move the focus; Escape, Tab and a press
 * outside close the menu.
 */
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
  useAwayPress(box, ui);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (!moveFocus(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const first = elements[0];
  const plane = first && stage.find(`${first.id}_plane`);
  const labels = {
    commands: undefined,
    inside: undefined,
    align: texts.align,
    colours: colorTexts(session.lang).color,
  };

  return (
    <div
      ref={box}
      className="gd-canvas-context-menu"
      role="menu"
      aria-label={labelOf(context, elements)}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      {menuParts(elements, plane).map((one) => (
        <div key={keyOf(one)} role="group" data-kind={one.kind} aria-label={labels[one.kind]}>
          <MenuItems part={one} context={context} menu={menu} close={close} />
        </div>
      ))}
    </div>
  );
}

/** Returns the name of the menu: what it applies to. */
function labelOf({ texts, session }: CommandContext, elements: OpenMenu['elements']): string {
  const { selectionMenu, elementMenu, canvasMenu } = texts();
  const [first] = elements;
  if (elements.length > 1) return format(selectionMenu, { count: elements.length });
  return first ? format(elementMenu, { name: nameOf(first, session.lang) }) : canvasMenu;
}

const keyOf = (part: MenuPart): string => ('ids' in part ? part.ids.join() : part.kind);
