import type { Plugin } from 'vite';

/** One line of a dependency that assumes the light DOM, and what it must be inside a shadow root. */
export interface ShadowRepair {
  /** End of the module's path below node_modules. */
  file: string;
  /** Upstream text; must occur exactly once. */
  from: string;
  to: string;
  why: string;
}

export const SHADOW_REPAIRS: readonly ShadowRepair[] = [
  {
    file: 'diagram-js/lib/features/popup-menu/PopupMenuComponent.js',
    from: "domClosest(event.target, '.djs-popup', true)",
    to: "domClosest(event.composedPath()[0], '.djs-popup', true)",
    why: 'a listener on the body sees the host as target, so a click on the menu itself closed it',
  },
  {
    file: 'diagram-js/lib/features/hover-fix/HoverFix.js',
    from: 'document.elementFromPoint(position.x, position.y)',
    to: "injector.get('canvas').getContainer().getRootNode().elementFromPoint(position.x, position.y)",
    why: 'the document only knows the host at that point',
  },
  {
    file: 'diagram-js/lib/core/Canvas.js',
    from: 'document.activeElement === document.body',
    to: '(document.activeElement === document.body || (this._container.getRootNode().host === document.activeElement && !this._container.getRootNode().activeElement))',
    why: 'focus that was lost inside the root shows as focus on the host',
  },
  {
    file: 'diagram-js-direct-editing/lib/TextBox.js',
    from: 'var selection = window.getSelection(),\n      range',
    to: 'var root = this.content.getRootNode(),\n      selection = root.getSelection ? root.getSelection() : window.getSelection(),\n      range',
    why: 'the selection of the window ends at the host',
  },
];

/** Applies the repairs of one module. @throws Error when the upstream text has changed */
export function repairModule(path: string, code: string): string | undefined {
  const file = path.split('?')[0]?.replaceAll('\\', '/') ?? '';
  const repairs = SHADOW_REPAIRS.filter((repair) => file.endsWith(`/${repair.file}`));
  if (repairs.length === 0) return undefined;
  let repaired = code;
  for (const { file: name, from, to } of repairs) {
    if (repaired.split(from).length !== 2) {
      throw new Error(`shadow-patch: ${name} does not contain exactly once: ${from}`);
    }
    repaired = repaired.replace(from, () => to);
  }
  return repaired;
}

const PATCHED_PACKAGES = ['bpmn-js', 'diagram-js', 'diagram-js-direct-editing', 'diagram-js-minimap'];
const MODELER = '/bpmn-js/lib/Modeler.js';

/**
 * Vite plugin: lets bpmn-js work inside a shadow root by repairing four lines at build time.
 * The build fails when a line is no longer there, or when a modeler is bundled without one of the four modules.
 */
export function shadowPatch(): Plugin {
  const repaired = new Set<string>();
  let modeler = false;
  return {
    name: 'gongdi:shadow-patch',
    // pre-bundled dependencies would not pass through `transform`
    config: () => ({ optimizeDeps: { exclude: PATCHED_PACKAGES } }),
    buildStart() {
      repaired.clear();
      modeler = false;
    },
    transform(code, id) {
      const path = id.split('?')[0]?.replaceAll('\\', '/') ?? '';
      if (path.endsWith(MODELER)) modeler = true;
      const result = repairModule(id, code);
      if (result === undefined) return null;
      repaired.add(SHADOW_REPAIRS.find((repair) => path.endsWith(`/${repair.file}`))?.file ?? '');
      return { code: result, map: null };
    },
    buildEnd(error) {
      if (error || !modeler || this.meta.watchMode) return;
      const missing = SHADOW_REPAIRS.filter((repair) => !repaired.has(repair.file));
      if (missing.length > 0) {
        this.error(`shadow-patch: not in the build any more: ${missing.map((repair) => repair.file).join(', ')}`);
      }
    },
  };
}
