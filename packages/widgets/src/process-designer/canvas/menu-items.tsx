import type { ReactNode } from 'react';
import { colorable, setColors } from '../colors/colorable.ts';
import { PALETTE } from '../colors/palette.ts';
import { colorTexts } from '../colors/text/index.ts';
import { ICONS } from '../icons/icons.ts';
import { runCommand } from './bind-commands.ts';
import { type CommandContext, type CommandId, commandOf } from './commands.ts';
import { ariaKeys, isMac, keysLabel, keysToShow } from '../../kit/keys/keys.ts';
import type { MenuPart } from './menu-entries.ts';
import type { OpenMenu } from './ui/canvas-ui.ts';

interface MenuItemsProps {
  part: MenuPart;
  context: CommandContext;
  menu: OpenMenu;
  /** Closes the menu. Each item does this before it acts. */
  close(): void;
}

/** The items of one part of the context menu. */
export function MenuItems({ part, context, menu, close }: MenuItemsProps) {
  const { stage, session } = context;
  const texts = context.texts();
  const closing = (act: () => void) => () => {
    close();
    act();
  };
  const choose = (id: CommandId) => closing(() => runCommand(id, { ...context, at: menu.at }));
  switch (part.kind) {
    case 'commands':
      return part.ids.map((id) => <CommandItem key={id} id={id} context={context} onChoose={choose(id)} />);
    case 'inside':
      return (
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={closing(() => stage.service('canvas').setRootElement(part.plane))}
        >
          <span>{texts.openInside}</span>
        </button>
      );
    case 'align':
      return part.ids.map((id) => (
        <IconItem key={id} label={texts.commands[id]} onChoose={choose(id)}>
          <path d={ICONS[id as keyof typeof ICONS]} />
        </IconItem>
      ));
    case 'colours': {
      const colors = colorTexts(session.lang);
      const paint = (fill: string, stroke: string) =>
        closing(() => setColors(stage.service('modeling'), colorable(menu.elements), { fill, stroke }));
      return [{ key: 'reset', fill: '', stroke: '' } as const, ...PALETTE].map(({ key, fill, stroke }) => (
        <IconItem key={key} colour={key} label={colors[key]} onChoose={paint(fill, stroke)}>
          <rect x="3" y="3" width="14" height="14" rx="3" fill={fill || 'none'} stroke={stroke || 'currentColor'} />
        </IconItem>
      ));
    }
  }
}

interface IconItemProps {
  label: string;
  /** Name of the colour that the item gives. */
  colour?: string;
  onChoose(): void;
  /** Shapes of the icon, in a box of 20 by 20. */
  children: ReactNode;
}

/** A small button in a row of the menu. */
function IconItem({ label, colour, onChoose, children }: IconItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-colour={colour}
      title={label}
      aria-label={label}
      onClick={onChoose}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}

interface CommandItemProps {
  id: CommandId;
  context: CommandContext;
  onChoose(): void;
}

/** A command with its shortcut. */
function CommandItem({ id, context, onChoose }: CommandItemProps) {
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
