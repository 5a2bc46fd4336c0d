import type { MapConfig } from '@gongdi/api';
import type { LonLat } from '@gongdi/geo';
import type { WidgetContext } from '../../kit/mount.ts';
import { surfaceOf } from '../../kit/shadow/index.ts';
import { locateMe, MapView } from '../../map/index.ts';
import { lateConnection, type Connected } from '../host/connected.ts';
import { FENCE_ZOOM, Stage } from '../paint/stage.ts';
import type { FenceErrorDetail, FenceProps, StoredFence } from '../host/props.ts';
import { isUnchanged, saveDetail, valueOf } from '../session/baseline.ts';
import { Checker } from '../session/checker.ts';
import { Drawing } from '../session/drawing.ts';
import { messageOf } from '../session/message-of.ts';
import { saveFence, type Saving } from '../session/save-fence.ts';
import { FenceSession } from '../session/session.ts';
import { format, textsOf } from '../text/index.ts';

/** Delay between an edit and `gd-change`, ms. */
const TELL_CHANGE = 300;

/** All parts of one fence editor that React does not draw. */
export class Editor {
  readonly context: WidgetContext;
  /** Base maps and services of the map. */
  readonly map: MapConfig | null;
  readonly session: FenceSession;
  readonly drawing: Drawing;
  readonly checker: Checker;
  readonly view: MapView;
  readonly stage: Stage;
  /** Running import of a file whose areas have not been added yet. */
  importing: AbortController | null = null;
  /** Place of the project, in the coordinate system of the fence; null: unknown. */
  center: LonLat | null = null;
  #props: FenceProps = {};
  #connected: Connected | null = null;
  #project = '';
  #source: unknown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A value that was set during editing waits until editing ends. */
  #waiting = false;

  constructor(context: WidgetContext, map: MapConfig | null) {
    this.context = context;
    this.map = map;
    const surface = surfaceOf(context);
    this.session = new FenceSession(() => textsOf(surface.lang));
    this.drawing = new Drawing(this.session);
    this.checker = new Checker(this.session);
    this.view = new MapView({ config: map ?? undefined, lang: surface.lang, zoom: FENCE_ZOOM });
    this.stage = new Stage(this.view, this.session, this.drawing, this.checker);
    this.session.changed = () => this.#changed();
    let { selected, mode } = this.session.state.get();
    this.session.state.subscribe(() => {
      const now = this.session.state.get();
      if (now.selected !== selected) {
        selected = now.selected;
        const at = now.document.areas.findIndex(({ id }) => id === selected);
        context.emit('gd-select', { area: at < 0 ? null : at + 1 });
      }
      if (now.mode !== mode) {
        mode = now.mode;
        if (mode !== 'view') void this.checker.prepare();
        if (mode === 'view' && this.#waiting) queueMicrotask(() => this.apply(this.#props));
      }
    });
  }

  get props(): FenceProps {
    return this.#props;
  }

  get connected(): Connected | null {
    return this.#connected;
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.importing?.abort();
    this.checker.rest();
    this.session.stop();
    this.stage.destroy();
    this.view.destroy();
  }

  /**
   * Applies the element's properties; the fence is opened again only when a property that determines it has changed.
   */
  apply(props: FenceProps): void {
    this.#props = props;
    this.#connect(props.connection ? (props.projectId ?? '') : '');
    const { value, system, fenceCode, addressId, loadFence, connection, projectId, center } = props;
    const source = [value, system, fenceCode, addressId, loadFence, connection, projectId];
    const same = source.every((one, i) => Object.is(one, this.#source[i])) && this.#source.length > 0;
    if (!same && this.session.editing) {
      this.#waiting = true;
      return;
    }
    this.#waiting = false;
    if (!same) {
      this.#source = source;
      const load = loadFence ?? this.#connected?.load;
      if (load) void this.load();
      else this.#opened({ data: value, system, fence_code: fenceCode, address_id: addressId, center });
    }
    this.#setOthers(props.others ?? null);
  }

  /** @param projectId '' ends the connection */
  #connect(projectId: string): void {
    if (projectId === this.#project) return;
    this.#project = projectId;
    const lang = () => (this.session.english ? 'en' : 'zh');
    this.#connected = projectId === '' ? null : lateConnection(this.context, projectId, lang);
  }

  /** Loads the fence; after a failure it tries three times more. */
  async load(): Promise<void> {
    const get = this.#props.loadFence ?? this.#connected?.load;
    if (!get) return;
    const stored = await this.session.load(get);
    if (stored) this.#placed(stored);
    else this.#report('load', 'load_failed', this.session.state.get().failure);
  }

  #opened(stored: StoredFence): void {
    this.session.show(stored);
    const { phase, failure } = this.session.state.get();
    if (phase === 'failed') this.#report('load', 'bad_value', failure);
    else this.#placed(stored);
  }

  #placed(stored: StoredFence): void {
    const { document } = this.session.state.get();
    this.checker.start(document.areas);
    if (stored.others) this.#setOthers(stored.others);
    const center = stored.center ?? this.#props.center;
    this.center = center ? [center[0], center[1]] : null;
    if (document.areas.length > 0 || !center) this.stage.fit();
    if (document.areas.length === 0 && center) {
      this.view.goTo(center, this.#props.system ?? document.system, FENCE_ZOOM);
    }
  }

  #setOthers(others: FenceProps['others']): void {
    if (!others) return;
    try {
      this.stage.neighbours.setOthers(others, this.session.state.get().document.system);
    } catch (error) {
      this.#report('load', 'bad_value', messageOf(error, this.session.english));
    }
  }

  #report(where: FenceErrorDetail['where'], code: string, message: string | null): void {
    if (message === null) return;
    const detail: FenceErrorDetail = { code, message, where };
    this.context.emit('gd-error', detail);
  }

  /** Reports a failure in the editor and by `gd-error`. */
  failed(where: FenceErrorDetail['where'], text: string, error: unknown): void {
    const message = messageOf(error, this.session.english);
    this.session.tell({
      kind: where === 'locate' || where === 'search' ? 'warning' : 'danger',
      text: format(text, { message }),
      again: where === 'save',
    });
    this.#report(where, `${where}_failed`, message);
  }

  #changed(): void {
    if (!this.session.editing) {
      this.checker.start(this.session.state.get().document.areas);
      return;
    }
    this.checker.changed(true).catch((error: unknown) => this.failed('load', this.session.texts.checkFailed, error));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.context.emit('gd-change', { value: () => this.value() }), TELL_CHANGE);
  }

  /**
   * Stops the running import or check. An import whose file is being read or whose areas are being checked is undone.
   * Any other check is repeated when the fence is saved.
   */
  stopWork(): void {
    const { session, checker, importing } = this;
    const imported = session.state.get().undo === 'stepImport' && !session.state.get().saving;
    importing?.abort();
    checker.stop();
    if (imported && !importing) session.undo();
    const { importCancelled, checkStopped } = session.texts;
    session.tell({ kind: 'info', text: importing || imported ? importCancelled : checkStopped });
  }

  /** Returns the current fence in the form of the value that was set. */
  value(): unknown {
    return valueOf(this.session.baseline, this.session.state.get().document, Date.now());
  }

  /**
   * Saves the fence: checks it, emits `gd-before-save` and `gd-save`, and waits for the answer. Nothing is half-saved:
   * after a failure everything is as before.
   */
  async save(): Promise<Saving | null> {
    try {
      return await this.#save();
    } catch (error) {
      // The check before saving failed: its code could not be loaded.
      this.session.state.set({ saving: false });
      this.failed('save', this.session.texts.saveFailed, error);
      return { outcome: 'failed', error };
    }
  }

  async #save(): Promise<Saving | null> {
    const { session } = this;
    const { texts } = session;
    const { saving, document, sketch } = session.state.get();
    if (!session.editing || saving) return null;
    if (sketch && this.drawing.points.length > 0) {
      this.drawing.finish();
      if (this.drawing.active && this.drawing.points.length > 0) return null;
      return this.save();
    }
    if (document.areas.length === 0 && session.baseline.document.areas.length === 0) {
      session.tell({ kind: 'warning', text: texts.saveNothing });
      return null;
    }
    session.state.set({ saving: true, notice: null });
    const problems = isUnchanged(session.baseline, document) ? [] : await this.checker.changed();
    if (!problems) {
      session.state.set({ saving: false });
      return null;
    }
    const wrong = problems.find(({ level }) => level === 'error');
    if (wrong) {
      session.state.set({ saving: false, selected: wrong.area });
      session.tell({ kind: 'danger', text: format(texts.saveInvalid, { message: wrong.message }) });
      return null;
    }
    const detail = saveDetail(session.baseline, document, Date.now());
    const saved = await saveFence(this.context.emit, detail, this.#connected?.store ?? null);
    session.state.set({ saving: false });
    if (saved.outcome === 'stored') {
      session.stored(detail.enclosure.listString, detail.address.fence_code);
      this.checker.start(document.areas);
    } else if (saved.outcome === 'failed') this.failed('save', texts.saveFailed, saved.error);
    else session.tell({ kind: 'info', text: saved.outcome === 'refused' ? texts.refused : texts.handed });
    return saved;
  }

  /** Moves the map to the position of the user's device. */
  locate(): void {
    const { texts } = this.session;
    void locateMe(this.view, texts.locateUnsupported).catch((error: unknown) =>
      this.failed('locate', texts.locateFailed, error),
    );
  }
}
