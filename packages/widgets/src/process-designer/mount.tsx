import type { EngineFlavour } from '@gongdi/bpmn';
import { adoptModelerCss } from '../diagram/modeler-css.ts';
import { adoptCanvasCss } from '../diagram/sheets.ts';
import { ZOOM } from '../diagram/viewport.ts';
import { adoptCss, renderWidget, surfaceOf } from '../kit/shadow/index.ts';
import type { MountWidget } from '../kit/mount.ts';
import { Designer } from './chrome/designer.tsx';
import { Tools } from './tools/tools.ts';
import { Dialogs } from './dialog/dialogs.ts';
import designerCss from './designer.css?inline';
import dialogCss from './dialog/dialog.css?inline';
import statusCss from './chrome/status.css?inline';
import toolbarCss from './toolbar/toolbar.css?inline';
import type { ConvertRequest } from './flavour/convert-opened.ts';
import { type DesignerProps, withDefaults } from './host/props.ts';
import { DesignerSession } from './session/session.ts';
import { textsOf } from './text/index.ts';

/** Mounts `gd-process-designer`. */
export const mount: MountWidget<DesignerProps> = async (context, initial) => {
  const surface = surfaceOf(context);
  adoptCanvasCss(context.root);
  adoptModelerCss(context.root);
  adoptCss(context.root, designerCss, toolbarCss, dialogCss, statusCss);

  let settings = withDefaults(initial);
  const look = ({ theme, density, lang }: DesignerProps) => surface.update({ theme, density, lang });
  look(initial);
  /** A document that the host has given by `importXML`: the designer has it alone until it is saved. */
  let imported = false;
  const emit: typeof context.emit = (type, ...event) => {
    if (type === 'gd-save') imported = false;
    return context.emit(type, ...event);
  };
  const session = new DesignerSession(context.root, settings, emit, () => surface.lang);
  const dialogs = new Dialogs();
  const tools = new Tools();
  const node = () => (
    <Designer context={context} session={session} settings={settings} dialogs={dialogs} tools={tools} />
  );
  const rendered = renderWidget(context, node());
  const leaving = new AbortController();
  guardWork(session, context.host, leaving.signal);

  // wait until the diagram is shown; if the document cannot be opened, the error has been reported by then
  await session.start(settings.value);

  return {
    update(props) {
      const before = settings;
      settings = withDefaults(props);
      look(props);
      session.apply(settings);
      if (settings.value !== before.value) {
        imported = false;
        void session.start(settings.value);
      }
      rendered.render(node());
    },
    api: {
      /** The document as text. */
      saveXML: () => session.saveXML(),
      /** The drawing as SVG text. */
      saveSVG: () => session.svg(),
      /** Opens a document. Resolves with the problems of the file; rejects if it cannot be opened. */
      async importXML(xml: string) {
        const problems = await session.importXML(xml);
        if (session.state.get().refused) throw new Error(problems[0]?.message ?? textsOf(surface.lang).importFailed);
        imported = true;
        return problems;
      },
      save: () => session.save(),
      undo: () => session.undo(),
      redo: () => session.redo(),
      redraw: () => session.redraw(),
      /** Sets the zoom; 1 is original size. A value outside 0.2 to 4 is clamped, with a warning. */
      zoom: (scale: number) => session.view.zoomTo(scale),
      zoomIn: () => session.view.zoomBy(ZOOM.step),
      zoomOut: () => session.view.zoomBy(-ZOOM.step),
      fit: () => session.view.fit(),
      /** Selects an element by id; null selects nothing. */
      select: (id: string | null) => session.view.select(id),
      /** Shows the differences from another version; null ends the comparison. */
      compare: (xml: string | null, name?: string) => tools.compare(xml, name),
      /** Converts the model for another engine; with `dryRun` only reports what the conversion would change. */
      async convert(to: EngineFlavour, options?: ConvertRequest) {
        const { convertOpened } = await import('./flavour/convert-opened.ts');
        return convertOpened(session, to, options);
      },
      /** Whether there are unsaved changes. */
      isDirty: () => session.state.get().dirty,
    },
    unsaved: () => imported || session.state.get().dirty,
    unmount() {
      leaving.abort();
      session.destroy();
      rendered.unmount();
    },
  };
};

/** Reports and keeps changes before the focus, the page or the browser leaves, and asks about those that are not saved. */
function guardWork(session: DesignerSession, host: HTMLElement, signal: AbortSignal): void {
  const on = { signal };
  // Report pending changes before the focus leaves the designer: a save button outside reads the reported state.
  host.addEventListener(
    'focusout',
    (event) => {
      if (!(event.relatedTarget instanceof Node) || !host.contains(event.relatedTarget)) session.flushChanges();
    },
    on,
  );
  window.addEventListener(
    'beforeunload',
    (event) => {
      session.keepDraft();
      // A designer that was taken out of the page asks nobody.
      if (host.isConnected && session.state.get().dirty) event.preventDefault();
    },
    on,
  );
  // the browser may end a hidden page without another event, above all on a phone
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') session.keepDraft(false);
    },
    on,
  );
}
