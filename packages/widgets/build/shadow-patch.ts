import type { Plugin } from 'vite';
import { modulePath, repair, type Repair } from './repair.ts';

/** Lines of dependencies that assume the light DOM. */
export const SHADOW_REPAIRS: readonly Repair[] = [
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

/** Icons written as HTML text whose `style` attributes a strict `style-src` refuses. */
export const STYLED_ICONS: readonly string[] = [
  'bpmn-js/lib/features/align-elements/AlignElementsIcons.js',
  'bpmn-js/lib/features/distribute-elements/DistributeElementsIcons.js',
];

/**
 * Replaces `style="fill:none;stroke:red;"` by the equivalent `fill="none" stroke="red"`. @throws Error when there is no
 * such style
 */
export function unstyleIcons(file: string, code: string): string {
  const attributes = (style: string) =>
    style
      .split(';')
      .filter((part) => part.includes(':'))
      .map((part) => part.trim().replace(/^([\w-]+):\s*(.*)$/, '$1="$2"'))
      .join(' ');
  const changed = code.replaceAll(/style="([^"]*)"/g, (_, style: string) => attributes(style));
  if (changed === code) throw new Error(`shadow-patch: ${file} has no style attribute any more`);
  return changed;
}

/** Markup with computed colours: a script sets its styles instead (`process-designer/session/adapt-simulation.ts`). */
export const STYLED_TEMPLATES: readonly string[] = [
  'bpmn-js-token-simulation/lib/features/element-notifications/ElementNotifications.js',
  'bpmn-js-token-simulation/lib/features/log/Log.js',
  'bpmn-js-token-simulation/lib/features/notifications/Notifications.js',
  'bpmn-js-token-simulation/lib/features/show-scopes/ShowScopes.js',
  'bpmn-js-token-simulation/lib/features/token-count/TokenCount.js',
];

/** Moves a style into a data attribute. @throws Error when there is none */
export function deferStyles(file: string, code: string): string {
  const changed = code.replaceAll(' style="', ' data-gd-style="').replaceAll('`style="', '`data-gd-style="');
  if (changed === code) throw new Error(`shadow-patch: ${file} has no style attribute any more`);
  return changed;
}

/** Applies the repairs of one module. @throws Error when the upstream text has changed */
export function repairModule(id: string, code: string): string | undefined {
  const path = modulePath(id);
  const icons = STYLED_ICONS.find((name) => path.endsWith(`/${name}`));
  if (icons) return unstyleIcons(icons, code);
  const template = STYLED_TEMPLATES.find((name) => path.endsWith(`/${name}`));
  if (template) return deferStyles(template, code);
  return repair(SHADOW_REPAIRS, id, code, 'shadow-patch');
}

const PATCHED_PACKAGES = [
  'bpmn-js',
  'diagram-js',
  'diagram-js-direct-editing',
  'diagram-js-minimap',
  'bpmn-js-token-simulation',
];
const MODELER = '/bpmn-js/lib/Modeler.js';

/**
 * Vite plugin: patches bpmn-js at build time so that it works inside a shadow root and under a strict content security
 * policy. The build fails when a patched line no longer exists, or when a modeler is bundled without one of the four
 * modules.
 */
export function shadowPatch(): Plugin {
  const repaired = new Set<string>();
  let modeler = false;
  return {
    name: 'gongdi:shadow-patch',
    // `transform` does not run for pre-bundled dependencies
    config: () => ({ optimizeDeps: { exclude: PATCHED_PACKAGES } }),
    buildStart() {
      repaired.clear();
      modeler = false;
    },
    transform(code, id) {
      const path = modulePath(id);
      if (path.endsWith(MODELER)) modeler = true;
      const result = repairModule(id, code);
      if (result === undefined) return null;
      const done = SHADOW_REPAIRS.find(({ file }) => path.endsWith(`/${file}`));
      if (done) repaired.add(done.file);
      return { code: result, map: null };
    },
    buildEnd(error) {
      if (error || !modeler || this.meta.watchMode) return;
      const missing = SHADOW_REPAIRS.filter(({ file }) => !repaired.has(file));
      if (missing.length > 0) {
        this.error(`shadow-patch: not in the build any more: ${missing.map(({ file }) => file).join(', ')}`);
      }
    },
  };
}
