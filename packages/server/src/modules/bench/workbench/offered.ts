import type { calls, CallResult } from '@gongdi/api';
import { leavesOf, type AnyResource } from '@gongdi/domain';
import type { Reach } from '../../../tiles/index.ts';

type Shortcuts = CallResult<typeof calls.workbench.own>['shortcuts'];
type Fillable = CallResult<typeof calls.workbench.fillable>;

/** Number of buttons that fit side by side. */
const SHORTCUTS = 6;

const rank = ({ onSite }: AnyResource): number => (onSite === 'first' ? 2 : onSite ? 1 : 0);

type ByName = ReadonlyMap<string, AnyResource>;

/** Returns the resources that the caller may add records to, in the order of the menus. */
export function shortcutsFor({ menus, may }: Reach, byName: ByName): Shortcuts {
  return (
    leavesOf(menus)
      .flatMap(({ index }) => byName.get(index) ?? [])
      .filter((resource) => !resource.partOf && may(resource, 'add'))
      // What people report on site is what they add each day; the rest stays in the order of the menu.
      .toSorted((a, b) => rank(b) - rank(a))
      .slice(0, SHORTCUTS)
      .map(({ name, label }) => ({ resource: name, label }))
  );
}

/** Returns the resources that the caller may add to or import, grouped by the top-level menu entries. */
export function fillableFor({ menus, may }: Reach, byName: ByName): Fillable {
  return menus
    .map((item) => ({
      index: item.index,
      title: item.title,
      resources: leavesOf([item])
        .flatMap(({ index }) => byName.get(index) ?? [])
        .map((resource) => ({
          resource: resource.name,
          label: resource.label,
          add: may(resource, 'add'),
          import: may(resource, 'import'),
        }))
        .filter((one) => one.add || one.import),
    }))
    .filter(({ resources }) => resources.length > 0);
}
