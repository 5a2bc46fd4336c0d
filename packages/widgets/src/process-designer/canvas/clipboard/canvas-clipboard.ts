import { isTyping } from '../../../kit/keys/is-typing.ts';
import { explainProblem } from '../../../diagram/explain.ts';
import type { Point } from '../../../diagram/model.ts';
import type { CopyTree } from '../../../diagram/services.ts';
import type { DesignerSession } from '../../session/session.ts';
import type { Stage } from '../../session/stage.ts';
import { type CanvasTexts, format } from '../text/index.ts';
import { announce } from '../ui/announce.ts';
import type { CanvasUi } from '../ui/canvas-ui.ts';
import { clipDocument } from './clip-document.ts';
import { clipTree } from './clip-tree.ts';
import { Exchange } from './exchange.ts';
import { missingNamespaces } from './namespaces.ts';
import { copyable } from './attach-events.ts';
import { placeTree } from './place-tree.ts';
import { type Clip, readClip } from './read-clip.ts';
import { middleOf } from './tree-extent.ts';

/** Offset between successive copies of the same elements, in diagram units. */
const STEP = 20;

/** The text that this page copied last, with its tree. Pasting it on the same page needs no parsing. */
let last: { text: string; tree: CopyTree; stage: Stage } | undefined;

const countOf = (tree: CopyTree): number =>
  Object.values(tree)
    .flat()
    .filter((descriptor) => descriptor['labelTarget'] === undefined && descriptor['waypoints'] === undefined).length;

/** The open model and the places where the clipboard shows what it did. */
interface ClipboardContext {
  session: DesignerSession;
  stage: Stage;
  ui: CanvasUi;
  texts(): CanvasTexts;
}

/** Cut, copy and paste of one designer, by keyboard events and by menu commands. */
export class CanvasClipboard {
  readonly #context: () => ClipboardContext | undefined;
  readonly #exchange = new Exchange();

  constructor(context: () => ClipboardContext | undefined) {
    this.#context = context;
  }

  /** Listens to the browser's clipboard events, which need no permission. @returns a function that stops listening */
  listen(host: HTMLElement): () => void {
    const leaving = new AbortController();
    const on = { signal: leaving.signal };
    for (const kind of ['copy', 'cut'] as const) {
      host.addEventListener(
        kind,
        (event) => {
          if (!this.#hears(event) || !event.clipboardData) return;
          const text = this.#take(kind);
          if (text === undefined) return;
          event.clipboardData.setData('text/plain', text);
          event.preventDefault();
          this.#exchange.given(text);
        },
        on,
      );
    }
    host.addEventListener(
      'paste',
      (event) => {
        if (!this.#hears(event) || !event.clipboardData) return;
        event.preventDefault();
        void this.#put(event.clipboardData.getData('text/plain'), this.#pointer());
      },
      on,
    );
    return () => leaving.abort();
  }

  #hears(event: Event): boolean {
    return this.#context()?.session.settings.keyboard === true && !isTyping(event);
  }

  async copy(): Promise<void> {
    const text = this.#take('copy');
    if (text !== undefined) await this.#exchange.write(text);
  }

  async cut(): Promise<void> {
    const text = this.#take('cut');
    if (text !== undefined) await this.#exchange.write(text);
  }

  /** @param at target position of the elements, in client coordinates */
  async paste(at?: Point): Promise<void> {
    await this.#put(await this.#exchange.read(), at);
  }

  /** Puts copies of the selection beside it. Does not use the clipboard. */
  duplicate(): void {
    const context = this.#context();
    if (!context) return;
    const tree = this.#tree(context);
    if (!tree) return;
    const { x, y } = middleOf(tree);
    this.#place(context, tree, { x: x + STEP, y: y + STEP });
  }

  #tree({ stage, session, texts }: ClipboardContext): CopyTree | undefined {
    const selection = stage.service('selection').get();
    const together = copyable(selection);
    const left = selection.length - together.length;
    if (left > 0) session.notices.show('warning', format(texts().eventsLeft, { count: left }));
    const tree = together.length > 0 ? stage.service('copyPaste').copy(together, { clip: false }) : {};
    if (countOf(tree) > 0) return tree;
    if (selection.length > 0) session.notices.show('warning', texts().nothingToCopy);
    return undefined;
  }

  /** @returns the text for the clipboard; undefined if nothing that can be copied is selected */
  #take(kind: 'copy' | 'cut'): string | undefined {
    const context = this.#context();
    if (!context) return undefined;
    const { stage, ui, texts } = context;
    const tree = this.#tree(context);
    if (!tree) return undefined;
    const text = clipDocument(stage, tree) ?? '';
    last = { text, tree, stage };
    if (kind === 'cut') stage.service('modeling').removeElements(copyable(stage.service('selection').get()));
    announce(ui, format(kind === 'cut' ? texts().cut : texts().copied, { count: countOf(tree) }));
    return text;
  }

  async #put(text: string, at: Point | undefined): Promise<void> {
    const context = this.#context();
    if (!context) return;
    const { stage, session, ui, texts } = context;
    const same = last?.text === text && last.stage === stage ? last.tree : undefined;
    let tree = same;
    let clip: Clip | undefined;
    let namespaces = {};
    if (!tree) {
      clip = await readClip(text, stage.model.flavour);
      if (!clip) return session.notices.show('warning', texts().nothingToPaste);
      try {
        namespaces = missingNamespaces(clip.model, stage.model);
        tree = await clipTree(session.host, clip.model, () => session.lang);
      } catch (error) {
        const { message } = explainProblem(error, session.lang);
        return session.notices.show('error', format(texts().pasteFailed, { message }));
      }
      if (session.state.get().stage !== stage) return;
    }
    if (countOf(tree) === 0) return session.notices.show('warning', texts().nothingToPaste);
    const placed = this.#place(context, tree, this.#diagramPoint(stage, at, tree), namespaces);
    if (!placed || !clip || clip.from === stage.model.flavour || clip.from === 'plain') return;
    const { from, report } = clip;
    const to = stage.model.flavour;
    if (report.length > 0) ui.set({ pasteReport: { from, to, entries: report } });
    else session.notices.show('success', format(texts().converted, { to }));
  }

  #place({ stage, session, ui, texts }: ClipboardContext, tree: CopyTree, point: Point, namespaces = {}): boolean {
    const made = placeTree(stage, tree, point, namespaces);
    if (!Array.isArray(made)) {
      session.notices.show('warning', made === 'host' ? texts().pasteOnActivity : texts().pasteNotAllowed);
      return false;
    }
    announce(ui, format(texts().pasted, { count: countOf(tree) }));
    return true;
  }

  /** Returns the position of the pointer in client coordinates if the pointer is over the canvas. */
  #pointer(): Point | undefined {
    const stage = this.#context()?.stage;
    if (!stage?.element.matches(':hover')) return undefined;
    const { clientX: x, clientY: y } = stage.service('mouse').getLastMoveEvent();
    return { x, y };
  }

  /**
   * Returns the target position of pasted elements in diagram coordinates: the pointer, or the centre of the visible
   * area.
   */
  #diagramPoint(stage: Stage, at: Point | undefined, tree: CopyTree): Point {
    const { x, y, width, height, scale } = stage.service('canvas').viewbox();
    if (at) {
      const box = stage.element.getBoundingClientRect();
      return { x: x + (at.x - box.left) / scale, y: y + (at.y - box.top) / scale };
    }
    const middle = middleOf(tree);
    const seen = middle.x > x && middle.x < x + width && middle.y > y && middle.y < y + height;
    return seen ? { x: middle.x + STEP, y: middle.y + STEP } : { x: x + width / 2, y: y + height / 2 };
  }
}
