import { adoptCss, renderWidget, surfaceOf } from '../kit/shadow/index.ts';
import type { MountWidget } from '../kit/mount.ts';
import { adoptMapCss, mapConfigOf } from '../map/index.ts';
import { Editor } from './editor/editor.ts';
import type { FenceProps } from './host/props.ts';
import { EditorView } from './view/editor-view.tsx';
import fenceCss from './fence.css?inline';
import footCss from './view/foot.css?inline';

/** Maximum wait for a map without a size, ms. */
const HIDDEN = 500;

/** Mounts `gd-fence-editor`. */
export const mount: MountWidget<FenceProps> = async (context, initial) => {
  const surface = surfaceOf(context);
  adoptMapCss(context.root);
  adoptCss(context.root, fenceCss, footCss);
  surface.update({ theme: initial.theme, density: initial.density, lang: initial.lang });
  const editor = new Editor(context, await mapConfigOf(context.config));
  const rendered = renderWidget(context, <EditorView editor={editor} />);
  editor.apply(initial);
  // The mount is complete when the map is drawn; a hidden map cannot be drawn.
  await Promise.race([editor.view.shown, new Promise((done) => setTimeout(done, HIDDEN))]);
  return {
    update(props) {
      surface.update({ theme: props.theme, density: props.density, lang: props.lang });
      editor.apply(props);
      rendered.render(<EditorView editor={editor} readOnly={props.readOnly} />);
    },
    api: {
      /** Switches to editing. */
      edit: () => editor.session.edit(),
      /** Ends editing; changes are discarded without a question. */
      cancel: () => editor.session.cancel(true),
      /** Same as a click on the save button. */
      save: () => editor.save(),
      undo: () => editor.session.undo(),
      redo: () => editor.session.redo(),
      /** Returns the fence in the form of the value that was set; without edits it is the very same value. */
      getValue: () => editor.value(),
      /** Shows all areas. */
      fit: () => editor.stage.fit(),
      isDirty: () => editor.session.dirty,
      /** Returns the map with the fence as a picture. */
      async savePNG(): Promise<Blob> {
        const { mapPicture } = await import('./export/png.ts');
        return (await mapPicture(editor)).blob;
      },
    },
    unsaved: () => editor.session.dirty,
    unmount() {
      rendered.unmount();
      editor.destroy();
    },
  };
};
