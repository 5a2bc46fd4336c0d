import type { Dialogs } from '../dialog/dialogs.ts';
import type { DesignerSession } from '../session/session.ts';
import type { Stage } from '../session/stage.ts';
import { textsOf } from '../text/index.ts';
import { withRetries } from '../../kit/retry.ts';
import { afterPicture } from './after-picture.ts';
import { createCanvasUi } from './ui/canvas-ui.ts';
import type { CanvasClipboard } from './clipboard/canvas-clipboard.ts';
import type { CommandContext } from './commands.ts';
import { withHands } from './with-hands.ts';
import { canvasTexts } from './text/index.ts';

/** The parts around the drawing of one designer: keys, clipboard, context menu, and the overlays on the canvas. */
export class CanvasKit {
  readonly ui = createCanvasUi();
  readonly #session: DesignerSession;
  readonly #dialogs: Dialogs;
  #current: CommandContext | undefined;
  #openPanel: () => void = () => undefined;
  /** Loaded after the first picture. It must be loaded before the browser fires clipboard events. */
  #clipboard: Promise<CanvasClipboard> | undefined;

  constructor(session: DesignerSession, dialogs: Dialogs) {
    this.#session = session;
    this.#dialogs = dialogs;
  }

  /** Sets the function that opens the side panel. */
  opensPanel(open: () => void): void {
    this.#openPanel = open;
  }

  /** Returns the context that commands need to act on this model. */
  contextOf(stage: Stage): CommandContext {
    return {
      session: this.#session,
      stage,
      dialogs: this.#dialogs,
      ui: this.ui,
      clipboard: {
        cut: () => this.#clip((clipboard) => clipboard.cut()),
        copy: () => this.#clip((clipboard) => clipboard.copy()),
        paste: (at) => this.#clip((clipboard) => clipboard.paste(at)),
        duplicate: () => this.#clip((clipboard) => clipboard.duplicate()),
      },
      alignConfirm: () => textsOf(this.#session.lang).alignConfirm,
      texts: () => canvasTexts(this.#session.lang),
      openPanel: () => this.#openPanel(),
    };
  }

  async #clip(use: (clipboard: CanvasClipboard) => unknown): Promise<void> {
    this.#clipboard ??= afterPicture(async () => {
      const { CanvasClipboard: Made } = await withRetries(() => import('./clipboard/canvas-clipboard.ts'));
      return new Made(() => this.#current);
    });
    // If the import fails, the next call tries it again.
    this.#clipboard.catch(() => (this.#clipboard = undefined));
    await use(await this.#clipboard);
  }

  /**
   * Connects keys, menu and clipboard to a model that is open for editing. @returns a function that disconnects them
   */
  attach(context: CommandContext): () => void {
    this.#current = context;
    const ends: (() => void)[] = [];
    let attached = true;
    void afterPicture(() =>
      withHands(context, ({ bindCommands, followMenu }) => {
        if (attached) ends.push(bindCommands(context), followMenu(context));
      }),
    );
    void this.#clip((clipboard) => {
      if (attached) ends.push(clipboard.listen(context.session.host));
    }).catch(() => undefined);
    return () => {
      attached = false;
      this.#current = undefined;
      this.ui.set({ menu: null });
      for (const end of ends) end();
    };
  }
}
