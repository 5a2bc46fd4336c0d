import type { MapConfig } from '@gongdi/api';
import type { LonLat } from '@gongdi/geo';
import type { WidgetContext } from '../kit/mount.ts';
import { surfaceOf } from '../kit/shadow/index.ts';
import { locateMe, MapView } from '../map/index.ts';
import { lateConnection, type Connected } from './connected.ts';
import { FENCE_ZOOM, Stage } from './paint/stage.ts';
import type { FenceErrorDetail, FenceProps, StoredFence } from './props.ts';
import { isUnchanged, saveDetail, valueOf } from './session/baseline.ts';
import { Checker } from './session/checker.ts';
import { Drawing } from './session/drawing.ts';
import { messageOf } from './session/message-of.ts';
import { saveFence, type Saving } from './session/save-fence.ts';
import { FenceSession } from './session/session.ts';
import { format, textsOf } from './text/index.ts';

/** Told by `gd-change` no later than this after an edit, ms. */
const TELL_CHANGE = 300;

/** Everything of one fence editor that is not drawn by React. */
export class Editor {
  readonly context: WidgetContext;
  /** What its map stands on and asks. */
  readonly map: MapConfig | null;
  readonly session: FenceSession;
  readonly drawing: Drawing;
  readonly checker: Checker;
  readonly view: MapView;
  readonly stage: Stage;
  /** The import of a file whose areas are not there yet. */
  importing: AbortController | null = null;
  /** Where the project is, in the system of the fence; null: nobody has said. */
  center: LonLat | null = null;
  #props: FenceProps = {};
  #connected: Connected | null = null;
  #project = '';
  #source: unknown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A value given while the fence is edited waits until that is over. */
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

  /** Takes over what the element was given; the fence is opened anew only when that which gives it has changed. */
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

  /** @param projectId '': no connection */
  #connect(projectId: string): void {
    if (projectId === this.#project) return;
    this.#project = projectId;
    const lang = () => (this.session.english ? 'en' : 'zh');
    this.#connected = projectId === '' ? null : lateConnection(this.context, projectId, lang);
  }

  /** Asks for the fence, three times more when that fails. */
  async load(): Promise<void> {
    const get = this.#props.loadFence ?? this.#connected?.load;
    if (!get) return;
    const stored = await this.session.load(get);
    if (stored) this.#placed(stored);
    else this.#told('load', 'load_failed', this.session.state.get().failure);
  }

  #opened(stored: StoredFence): void {
    this.session.show(stored);
    const { phase, failure } = this.session.state.get();
    if (phase === 'failed') this.#told('load', 'bad_value', failure);
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
      this.#told('load', 'bad_value', messageOf(error, this.session.english));
    }
  }

  #told(where: FenceErrorDetail['where'], code: string, message: string | null): void {
    if (message === null) return;
    const detail: FenceErrorDetail = { code, message, where };
    this.context.emit('gd-error', detail);
  }

  /** Says in place and by `gd-error` that something has failed. */
  failed(where: FenceErrorDetail['where'], text: string, error: unknown): void {
    const message = messageOf(error, this.session.english);
    this.session.tell({
      kind: where === 'locate' || where === 'search' ? 'warning' : 'danger',
      text: format(text, { message }),
      again: where === 'save',
    });
    this.#told(where, `${where}_failed`, message);
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
   * Ends the import or check that is under way. An import that is read or checked is taken back, so that the drawing is
   * as it was; another check is made up for when the fence is saved.
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

  /** The present fence in the form in which it was given. */
  value(): unknown {
    return valueOf(this.session.baseline, this.session.state.get().document, Date.now());
  }

  /** Checks, asks, hands over, waits for the answer. Nothing is half-saved: after a failure everything is as before. */
  async save(): Promise<Saving | null> {
    try {
      return await this.#save();
    } catch (error) {
      // What has to be checked before could not be: its code did not come.
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

  /** Goes to where the device is. */
  locate(): void {
    const { texts } = this.session;
    void locateMe(this.view, texts.locateUnsupported).catch((error: unknown) =>
      this.failed('locate', texts.locateFailed, error),
    );
  }
}
