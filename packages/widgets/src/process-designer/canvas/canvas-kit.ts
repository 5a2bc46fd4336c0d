import type { Dialogs } from '../dialog/dialogs.ts';
import type { DesignerSession } from '../session/session.ts';
import type { Stage } from '../session/stage.ts';
import { textsOf } from '../text/index.ts';
import { withRetries } from '../../map/retry.ts';
import { afterPicture } from './after-picture.ts';
import { createCanvasUi } from './canvas-ui.ts';
import type { CanvasClipboard } from './clipboard/canvas-clipboard.ts';
import type { CommandContext } from './commands.ts';
import { withHands } from './with-hands.ts';
import { canvasTexts } from './text/index.ts';

/** What surrounds the drawing of one designer: keys, clipboard, context menu, and what lies over the canvas. */
export class CanvasKit {
  readonly ui = createCanvasUi();
  readonly #session: DesignerSession;
  readonly #dialogs: Dialogs;
  #current: CommandContext | undefined;
  #openPanel: () => void = () => undefined;
  /** Loaded after the first picture; the browser's clipboard events need it at hand. */
  #clipboard: Promise<CanvasClipboard> | undefined;

  constructor(session: DesignerSession, dialogs: Dialogs) {
    this.#session = session;
    this.#dialogs = dialogs;
  }

  /** Says how the side panel is shown. */
  opensPanel(open: () => void): void {
    this.#openPanel = open;
  }

  /** What commands need to act on this model. */
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
    // What did not come is asked for again the next time.
    this.#clipboard.catch(() => (this.#clipboard = undefined));
    await use(await this.#clipboard);
  }

  /** Follows keys, menu and clipboard of a model that is open for editing. @returns how to stop */
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
