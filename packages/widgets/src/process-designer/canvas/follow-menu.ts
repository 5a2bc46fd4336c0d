import type { DiagramElement, Point } from '../../diagram/model.ts';
import type { CommandContext } from './commands.ts';
import { elementAt, menuPlace, menuTarget, selectTarget } from './menu-target.ts';

/** Duration of a long press that opens the menu, in milliseconds, and tolerance of its movement, in pixels. */
const LONG_PRESS = 550;
const TREMBLE = 8;

/** Opens the context menu on a right click, a long press and the menu keys. @returns a function that stops this */
export function followMenu({ stage, ui }: CommandContext): () => void {
  const leaving = new AbortController();
  const on = { signal: leaving.signal };
  const { element } = stage;
  let press: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  const release = () => clearTimeout(press);

  const openFor = (target: DiagramElement | undefined, at: Point): boolean => {
    if (!target || stage.service('directEditing').isActive()) return false;
    stage.service('popupMenu').close();
    ui.set({ menu: { elements: selectTarget(stage, target), at } });
    return true;
  };
  element.addEventListener(
    'contextmenu',
    (event) => {
      release();
      // a key press has no position: browsers report a corner of the focused element
      const byKey = event.button !== 2 && event.pointerType !== 'touch' && event.detail === 0 && event.buttons === 0;
      if (byKey && elementAt(stage, event)) {
        event.preventDefault();
        if (!ui.get().menu) ui.set({ menu: { elements: menuTarget(stage), at: menuPlace(stage) } });
        return;
      }
      if (openFor(elementAt(stage, event), { x: event.clientX, y: event.clientY })) event.preventDefault();
    },
    on,
  );
  element.addEventListener(
    'pointerdown',
    (event) => {
      release();
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      start = { x: event.clientX, y: event.clientY };
      const target = elementAt(stage, event);
      press = setTimeout(() => openFor(target, start), LONG_PRESS);
    },
    { ...on, capture: true },
  );
  element.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > TREMBLE) release();
    },
    { ...on, capture: true },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(end, release, { ...on, capture: true });
  }
  return () => {
    release();
    leaving.abort();
  };
}
