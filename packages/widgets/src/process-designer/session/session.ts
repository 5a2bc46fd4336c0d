import type { Model } from '@gongdi/bpmn';
import { type DiagramProblem, explainLater, NO_DIAGRAM } from '../../diagram/explain-later.ts';
import { createStore } from '../../diagram/store.ts';
import { log } from '../../kit/log.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { DesignerErrorDetail, Settings } from '../host/props.ts';
import { textsOf } from '../text/index.ts';
import { LaterBaseInfo } from './base-info.ts';
import { ChangeNotifier } from './change-notifier.ts';
import { DraftKeeper, NEW_DIAGRAM } from './draft-keeper.ts';
import type { Emit } from './emit.ts';
import { FIRST, followStage, HandedOnEvents } from './follow-stage.ts';
import { ModelHistory } from './model-history.ts';
import { Notices } from './notices.ts';
import { openDocument } from './open-document.ts';
import type { OpenedText } from './opened-text.ts';
import { newDocument } from './read-document.ts';
import { PrintedText } from './printed-text.ts';
import { type Saving, saveModel } from './save-model.ts';
import { explainAll, Stage } from './stage.ts';
import { INITIAL_STATE, type DesignerState } from './state.ts';
import { tellSaved } from './tell-saved.ts';
import { TokenPlay } from './token-play.ts';
import { ViewActions } from './view-actions.ts';

const BEFORE_CHANGES = ['commandStack.preExecute', 'commandStack.execute', 'commandStack.revert'];

/** Session of one designer: the opened model, its state, and the events for the host. */
export class DesignerSession {
  /** Element that contains the canvas; stays the same when models are replaced. */
  readonly host = document.createElement('div');
  readonly state = createStore<DesignerState>(INITIAL_STATE);
  readonly notices = new Notices();
  readonly view: ViewActions;

  settings: Settings;
  readonly #emit: Emit;
  readonly #lang: () => Lang;
  readonly #changes: ChangeNotifier;
  readonly #drafts: DraftKeeper;
  readonly #history = new ModelHistory({
    state: this.state,
    entered: () => this.#edited(),
  });
  #generation = 0;
  readonly #baseInfo = new LaterBaseInfo();
  readonly #play: TokenPlay;
  readonly #handedOn: HandedOnEvents;
  readonly #text = new PrintedText({
    stage: () => this.#stage,
    revision: () => this.state.get().revision,
    asOpened: (stage) => this.#history.isAsOpened(stage),
    lang: () => this.#lang(),
  });
  /** Key under which the draft of the open model is stored. */
  #draftKey = '';
  /** A new, unedited diagram, whose engine can still be changed. */
  #untouched: Stage | null = null;

  constructor(root: ShadowRoot, settings: Settings, emit: Emit, lang: () => Lang) {
    this.settings = settings;
    this.#emit = emit;
    this.#handedOn = new HandedOnEvents(emit);
    this.#lang = lang;
    this.host.className = 'gd-designer-stage';
    this.view = new ViewActions({
      state: this.state,
      notices: this.notices,
      emit,
      texts: () => this.#texts,
      stage: () => this.#stage,
      simulated: () => this.#play.canvas,
    });
    this.#play = new TokenPlay({
      root,
      host: this.host,
      lang,
      state: this.state,
      opened: () => {
        this.flush();
        return { stage: this.#stage, xml: this.xml() };
      },
      failed: (error) => void this.exportFailed(error),
    });
    this.#changes = new ChangeNotifier(() => emit('gd-change', this.#text.ofNow()));
    this.#drafts = new DraftKeeper({
      now: () => this.#stage.draft(),
      steps: (rests) => this.#stage.draftSteps(rests),
    });
  }

  /** Current language of the interface. */
  get lang(): Lang {
    return this.#lang();
  }

  get #texts() {
    return textsOf(this.#lang());
  }

  /** Opens the host's `value`: a document, or a new diagram for null. */
  async start(value: string | null): Promise<void> {
    if (this.#text.isGiven(value)) return;
    if (value === null) await this.#startNew();
    else await this.importXML(value);
  }

  /** Opens a new diagram. Its process key may be random, so the draft has a fixed key (`NEW_DIAGRAM`). */
  async #startNew(): Promise<void> {
    const { prefix, processId, processName } = this.settings;
    const model = await newDocument({ prefix, key: processId, name: processName });
    await this.#show(model, [], { offer: '', draftKey: processId ?? NEW_DIAGRAM });
    this.#untouched = this.state.get().stage;
  }

  /**
   * Opens a document. If it cannot be opened, the diagram stays as it is, and the reason is shown to the user.
   * @param source text, or bytes in the encoding that they declare
   * @returns the problems of the file
   */
  async importXML(
    source: string | Uint8Array,
    options: { draftKey?: string } = {},
  ): Promise<readonly DiagramProblem[]> {
    const generation = (this.#generation += 1);
    const { model, problems, xml, text, laidOut } = await openDocument(source, this.settings.prefix, this.#lang());
    if (generation !== this.#generation) return [];
    if (!model) return this.#refuse(problems);
    if (laidOut) this.notices.show('warning', this.#texts.laidOut);
    return this.#show(model, problems, { text, ...(options.draftKey === undefined ? { offer: xml } : options) });
  }

  /**
   * @param opened `text`: its text format; `offer`: the text with which a stored draft is compared; `draftKey` without
   * `offer`: the document is itself a draft, whose key and name are not replaced by the host's
   */
  async #show(
    model: Model,
    problems: readonly DiagramProblem[],
    opened: { text?: OpenedText; offer?: string; draftKey?: string } = {},
  ): Promise<readonly DiagramProblem[]> {
    const generation = (this.#generation += 1);
    let stage: Stage;
    try {
      stage = await Stage.open(this.host, { model, keyboard: this.settings.keyboard, lang: this.#lang }, opened.text);
    } catch (error) {
      const all = [...(await explainAll([error], this.#lang())), ...problems];
      return generation === this.#generation ? this.#refuse(all) : [];
    }
    if (generation !== this.#generation) {
      stage.destroy();
      return [];
    }
    this.#play.stop();
    this.#changes.flush();
    this.#text.settle();
    this.state.get().stage?.destroy();
    this.#history.forget();
    this.#handedOn.forget();
    this.#history.saved(stage);
    stage.reveal();
    const all = [...problems, ...stage.warnings];
    this.#text.forget();
    this.state.set({ ...INITIAL_STATE, phase: 'ready', stage, problems: all, zoom: stage.service('canvas').zoom() });
    this.#listen(stage);
    this.#draftKey = this.settings.draftKey ?? opened.draftKey ?? stage.key;
    this.#drafts.follow(this.#draftKey);
    if (opened.offer !== undefined) {
      this.#takeBaseInfoLater();
      this.state.set({ draft: this.#drafts.offer(opened.offer) });
    }
    for (const problem of all) this.#tell(problem, 'import');
    this.#emit('gd-ready');
    return all;
  }

  #takeBaseInfoLater(stage = this.state.get().stage): void {
    const info = () => {
      const now = this.state.get();
      return now.stage === stage && now.simulation === 'off' ? this.settings : undefined;
    };
    this.#baseInfo.await(stage, info, (list) =>
      this.notices.show('warning', this.#texts.baseInfoTaken, list.join('；')),
    );
  }

  #refuse(problems: readonly DiagramProblem[]): readonly DiagramProblem[] {
    const { stage } = this.state.get();
    this.state.set({ problems, refused: true, phase: stage ? 'ready' : 'failed' });
    this.notices.show('error', this.#texts.importFailed);
    for (const problem of problems) this.#tell(problem, 'import');
    return problems;
  }

  #tell({ code, message, line, column, element }: DiagramProblem, where: DesignerErrorDetail['where']): void {
    const detail: DesignerErrorDetail = { code, message, where, line, column, element };
    // Shown and logged (settled point 20): support staff read the console.
    log(`process-designer ${where}`, detail);
    this.#emit('gd-error', detail);
  }

  #listen(stage: Stage): void {
    const { state, settings } = this;
    followStage(stage, { state, history: this.#history, emit: this.#emit, edited: () => this.#edited() });
    this.#handedOn.follow(stage, settings.events);
    stage.service('eventBus').on(BEFORE_CHANGES, FIRST, () => this.#text.settle());
    const wheel = (event: WheelEvent) => this.view.wheel(event, stage.service('canvas').zoom());
    stage.element.addEventListener('wheel', wheel, { capture: true, passive: true });
  }

  /** Notifies the host and writes the draft. A state that the host has needs no draft, unless one is offered. */
  #edited(): void {
    const { dirty, draft } = this.state.get();
    this.#changes.changed();
    if (dirty) this.#drafts.changed();
    else if (!draft) this.#drafts.discard();
  }

  get #stage(): Stage {
    const { stage } = this.state.get();
    if (!stage) throw new Error(NO_DIAGRAM[this.#lang() === 'en' ? 'en' : 'zh']);
    return stage;
  }

  /** Returns the document as text. @throws Error when nothing is open or it cannot be printed */
  xml(): string {
    return this.#text.xml();
  }

  /** Returns the document as text for reading. */
  readable(): string {
    return this.#text.readable();
  }

  svg(): Promise<string> {
    return this.#stage.svg();
  }

  /** Shows a failure of printing to the user, in addition to the log. */
  async exportFailed(error: unknown): Promise<void> {
    const problem = await explainLater(error, this.#lang());
    this.notices.show('error', this.#texts.exportFailed.replace('{message}', problem.message));
    this.#tell(problem, 'export');
  }

  /** Applies properties, which may change at any time; those for new diagrams apply to the next new diagram. */
  apply(settings: Settings): void {
    const { keyboard, processId, processName, prefix, events } = this.settings;
    this.settings = settings;
    if (settings.prefix !== prefix && this.#untouched === this.state.get().stage && !this.state.get().dirty)
      void this.#startNew();
    if (settings.events.join() !== events.join()) this.#handedOn.change(settings.events);
    if (settings.processId !== processId || settings.processName !== processName) this.#takeBaseInfoLater();
    const { stage } = this.state.get();
    if (!stage || settings.keyboard === keyboard) return;
    if (settings.keyboard) stage.service('keyboard').bind();
    else stage.service('keyboard').unbind();
  }

  /** Opens a document that the user chose or dropped: it counts as unsaved. */
  async openFile(source: string | Uint8Array): Promise<void> {
    await this.importXML(source);
    if (this.state.get().refused) return;
    this.#history.unsaved();
    this.state.set({ dirty: true });
    this.#changes.changed();
  }

  /** Returns the document as text, including the label that is being typed. A failure is shown to the user. */
  saveXML(): string {
    this.state.get().stage?.completeEditing();
    try {
      return this.xml();
    } catch (error) {
      void this.exportFailed(error);
      throw error;
    }
  }

  /** Notifies the host of pending changes at once. */
  flushChanges(): void {
    this.#changes.flush();
  }

  /** Writes the draft now. @param whole completes input that is being typed, because the page is being closed */
  keepDraft(whole = true): void {
    if (whole) this.state.get().stage?.completeEditing();
    this.#drafts.keep();
  }

  /** Completes input that is being typed, and notifies the host. */
  flush(): void {
    this.state.get().stage?.completeEditing();
    this.#changes.flush();
  }

  async save(): Promise<void> {
    const { stage, saving, simulation } = this.state.get();
    if (!stage || saving || simulation !== 'off') return;
    this.flush();
    this.state.set({ saving: true });
    const revision = this.state.get().revision;
    const result: Saving = await saveModel(this.#emit, () => ({ xml: this.xml(), name: stage.name, key: stage.key }));
    const unchanged = this.state.get().revision === revision;
    this.state.set({ saving: false });
    if (result.outcome === 'refused') return;
    const context = { notices: this.notices, texts: this.#texts, stage, lang: this.#lang() };
    if (result.outcome === 'failed') {
      this.#drafts.keep();
      const problem = await explainLater(result.error, this.#lang());
      tellSaved('failed', { ...context, reason: problem.message });
      return this.#tell(problem, 'save');
    }
    tellSaved(result.outcome, context);
    if (unchanged) this.state.set({ dirty: false });
    if (result.outcome === 'handed') return this.#drafts.keep();
    if (!unchanged) return;
    this.#history.saved(stage);
    this.#drafts.discard();
  }

  undo(): void {
    this.#text.settle();
    this.#history.undo();
  }

  redo(): void {
    this.#text.settle();
    this.#history.redo();
  }

  /**
   * Replaces the document's tree, e.g. by a converted one, as one step: undo restores the old tree and its history.
   * @throws Error of the engine when the tree cannot be drawn; nothing has changed then
   */
  async continueWith(model: Model): Promise<void> {
    const generation = (this.#generation += 1);
    const before = this.#stage;
    const opened = { ...before.opened, kept: undefined };
    const stage = await Stage.open(this.host, { model, keyboard: this.settings.keyboard, lang: this.#lang }, opened);
    if (generation !== this.#generation) return stage.destroy();
    this.#text.settle();
    this.#history.follow(stage, before);
    this.#listen(stage);
  }

  /**
   * Replaces the diagram by an empty one, as one step that can be undone. A diagram with the host's key keeps its name,
   * which may have changed since it was opened.
   */
  async redraw(): Promise<void> {
    const { prefix, processId, processName } = this.settings;
    this.flush();
    const { key, name } = this.#stage;
    await this.continueWith(
      await newDocument({ prefix, key: processId, name: key === processId ? name : processName }),
    );
    this.view.fit();
  }

  toggleSimulation = (): Promise<void> => this.#play.toggle();

  async restoreDraft(): Promise<void> {
    const { draft } = this.state.get();
    if (!draft) return;
    // Later edits are written first, so that they are not lost either.
    this.#drafts.keep();
    await this.importXML(draft.xml, { draftKey: this.#draftKey });
    if (this.state.get().refused) return;
    this.#drafts.restored(draft);
    this.#history.unsaved();
    this.state.set({ dirty: true });
    this.#changes.changed();
  }

  discardDraft(): void {
    this.#drafts.forgetOffered();
    this.state.set({ draft: null });
  }

  closeProblems(): void {
    this.state.set({ problems: [], refused: false });
  }

  /** Makes the engine build its texts again after a change of the language. */
  retranslate = (): void => void this.state.get().stage?.service('eventBus').fire('i18n.changed');

  destroy(): void {
    this.flush();
    this.#drafts.keep();
    this.#generation += 1;
    this.#changes.cancel();
    this.#baseInfo.cancel();
    this.#play.stop();
    this.notices.dispose();
    this.#drafts.dispose();
    this.#history.forget();
    this.state.get().stage?.destroy();
  }
}
