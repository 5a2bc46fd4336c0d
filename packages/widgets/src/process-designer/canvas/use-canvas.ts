import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { loadIcons } from '../../diagram/modeler-css.ts';
import type { Dialogs } from '../dialog/dialogs.ts';
import { atRest } from '../session/at-rest.ts';
import type { DesignerSession } from '../session/session.ts';
import type { DesignerState } from '../session/state.ts';
import { withRetries } from '../../kit/retry.ts';
import { afterPicture } from './after-picture.ts';
import { CanvasKit } from './canvas-kit.ts';
import type { CommandContext } from './commands.ts';

/** Models whose late parts (loaded after the first picture) are set up. Undo may return to such a model. */
const equipped = new WeakSet<object>();

interface CanvasOptions {
  session: DesignerSession;
  state: DesignerState;
  dialogs: Dialogs;
  openPanel(): void;
}

/** Connects keys, clipboard and menus of the canvas to the open model. @returns null while no model is open */
export function useCanvas({ session, state, dialogs, openPanel }: CanvasOptions): CommandContext | null {
  const [kit] = useState(() => new CanvasKit(session, dialogs));
  const { stage } = state;
  const editing = state.simulation === 'off';
  const context = useMemo(() => stage && kit.contextOf(stage), [kit, stage]);
  useLayoutEffect(() => {
    kit.opensPanel(openPanel);
  });
  useLayoutEffect(() => (context && editing ? kit.attach(context) : undefined), [kit, context, editing]);
  useEffect(() => {
    if (!stage) return undefined;
    stage.service('anyElement').prepare = async () => {
      const [{ addTemplateEntries }, { placeByKeys }] = await Promise.all([
        import('../templates/menu-entries.ts'),
        import('./place-by-keys.ts'),
      ]);
      addTemplateEntries(session, stage);
      placeByKeys(session, stage);
    };
    let gone = false;
    void afterPicture(async () => {
      if (gone) return;
      const root = session.host.getRootNode();
      if (root instanceof ShadowRoot) void loadIcons(root);
      const [{ addAids, addMenus, addSpaceTool }, { addMinimap }] = await withRetries(() =>
        Promise.all([import('../engine/late.ts'), import('../engine/late-minimap.ts')]),
      );
      await atRest(stage);
      if (gone || equipped.has(stage)) return;
      equipped.add(stage);
      addAids(stage.modeler);
      addMenus(stage.modeler);
      addSpaceTool(stage.modeler);
      addMinimap(stage.modeler);
    });
    return () => {
      gone = true;
    };
  }, [session, stage]);
  return context;
}
