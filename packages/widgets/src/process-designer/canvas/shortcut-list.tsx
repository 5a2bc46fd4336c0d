import { Modal } from '../dialog/modal.tsx';
import { COMMAND_IDS, type CommandContext, type CommandGroup, commandOf } from './commands.ts';
import { isMac, keysLabel, keysToShow } from '../../kit/keys/keys.ts';

const GROUPS: readonly CommandGroup[] = ['edit', 'tools', 'view', 'go'];

/** Lists every shortcut of the canvas, from the table of commands. */
export function ShortcutList({ context }: { context: CommandContext }) {
  const texts = context.texts();
  const mac = isMac();
  const close = () => context.ui.set({ shortcuts: false });
  return (
    <Modal className="gd-canvas-shortcuts" label={texts.shortcuts} onClose={close}>
      <header>
        <h2>{texts.shortcuts}</h2>
        <button type="button" className="gd-tool" data-type="default" data-size="small" autoFocus onClick={close}>
          {texts.close}
        </button>
      </header>
      <p>{context.session.settings.keyboard ? texts.shortcutsHint : texts.shortcutsOff}</p>
      <div>
        {GROUPS.map((group) => (
          <section key={group}>
            <h3>{texts.groups[group]}</h3>
            <dl>
              {COMMAND_IDS.filter((id) => commandOf(id).group === group).map((id) => (
                <div key={id} data-command={id}>
                  <dt>{texts.commands[id]}</dt>
                  <dd>
                    {keysToShow(commandOf(id).keys, mac).map((keys) => (
                      <kbd key={keys}>{keysLabel(keys, mac)}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p>{texts.multiSelect}</p>
    </Modal>
  );
}
