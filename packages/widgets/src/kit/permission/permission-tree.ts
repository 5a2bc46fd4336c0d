import { fitOf, leavesOf, type MenuItem, type MenuNames } from '@gongdi/domain';

/** An operation of a module, which a role may be granted. */
export interface Operation {
  /** `menu|operation` */
  code: string;
  name: string;
  title: string;
  /** Whether the user holds it, and so may grant it. */
  held: boolean;
}

export interface Module {
  index: string;
  title: string;
  names: MenuNames;
  operations: readonly Operation[];
}

/** A group of the menu. Entries on the first level are groups of one module. */
export interface PermissionGroup {
  index: string;
  title: string;
  names: MenuNames;
  modules: readonly Module[];
  /** Whether the group is a module itself. */
  alone: boolean;
}

export const ALL = '*';
export const allOf = (module: string): string => `${module}|*`;

/** Returns what can be granted, as a tree of groups, modules and operations. */
export function permissionGroups(menus: readonly MenuItem[]): PermissionGroup[] {
  const moduleOf = (item: MenuItem): Module => ({
    index: item.index,
    title: item.title,
    names: item,
    operations: item.operation_list.map(({ operation_code, title, checked }) => ({
      code: `${item.index}|${operation_code}`,
      name: operation_code,
      title,
      held: checked,
    })),
  });
  return menus.map((item) => ({
    index: item.index,
    title: item.title,
    names: item,
    alone: item.children.length === 0,
    modules: leavesOf([item]).map(moduleOf),
  }));
}

export const operationsIn = (modules: readonly Module[]): Operation[] => modules.flatMap((one) => one.operations);

const moduleIn = (code: string): string => code.split('|')[0]!;

/** Returns whether permissions include a code, also by a wildcard. */
export const includes = (granted: ReadonlySet<string>, code: string): boolean =>
  granted.has(ALL) || granted.has(allOf(moduleIn(code))) || granted.has(code);

export const countOf = (granted: ReadonlySet<string>, operations: readonly Operation[]): number =>
  operations.filter(({ code }) => includes(granted, code)).length;

export type Check = 'none' | 'some' | 'all';

/** State of a check box that stands for several operations. */
export function checkOf(granted: ReadonlySet<string>, operations: readonly Operation[]): Check {
  const count = countOf(granted, operations);
  return count === 0 ? 'none' : count < operations.length ? 'some' : 'all';
}

/** Operations of several modules that have the same name, such as 查看 of each module of a group. */
export interface Column {
  name: string;
  title: string;
  operations: readonly Operation[];
}

/** Returns the columns of modules: operations that at least `fewest` of them have, the most frequent first. */
export function columnsOf(modules: readonly Module[], fewest = 2): Column[] {
  const columns = new Map<string, Operation[]>();
  for (const one of operationsIn(modules)) columns.set(one.name, [...(columns.get(one.name) ?? []), one]);
  return [...columns]
    .filter(([, operations]) => operations.length >= fewest)
    .map(([name, operations]) => ({ name, title: operations[0]!.title, operations }));
}

/** Grants operations that the user may grant, or takes any away. A wildcard becomes what is left of it. */
export function withOperations(
  value: readonly string[],
  operations: readonly Operation[],
  on: boolean,
  modules: readonly Module[],
): string[] {
  const next = new Set(value);
  for (const { code, held } of operations) {
    const whole = allOf(moduleIn(code));
    if (on) {
      if (held && !next.has(whole)) next.add(code);
      continue;
    }
    if (next.delete(whole)) {
      const module = modules.find(({ index }) => index === moduleIn(code));
      for (const one of module?.operations ?? []) next.add(one.code);
    }
    next.delete(code);
  }
  return [...next];
}

/**
 * Grants whole modules, or takes everything of them away. Whoever holds all of a module grants it with what is added to
 * it later, others grant the operations that they hold.
 */
export function withModules(
  value: readonly string[],
  wanted: readonly Module[],
  on: boolean,
  held: ReadonlySet<string>,
): string[] {
  return wanted.reduce<string[]>(
    (now, module) => {
      const whole = allOf(module.index);
      if (on && !held.has(ALL) && !held.has(whole)) return withOperations(now, module.operations, true, [module]);
      const others = now.filter((code) => moduleIn(code) !== module.index);
      return on ? [...others, whole] : others;
    },
    [...value],
  );
}

/** Grants everything, with modules that are added later, or takes that away. */
export const withEverything = (value: readonly string[], on: boolean): string[] =>
  on ? [ALL] : value.filter((code) => code !== ALL);

/** Returns whether an operation can be granted or taken away by the user. */
export const mayChange = (granted: ReadonlySet<string>, { code, held }: Operation): boolean =>
  !granted.has(ALL) && (held || includes(granted, code));

/**
 * Returns the groups with only the modules that fit what was typed: by their own names, those of their group, or those
 * of their operations.
 * @param keep whether a module is wanted otherwise
 */
export function filterGroups(
  groups: readonly PermissionGroup[],
  words: readonly string[],
  keep: (module: Module) => boolean = () => true,
): PermissionGroup[] {
  return groups.flatMap((group) => {
    const modules = group.modules.filter((module) => {
      const operations = module.operations.map(({ title }) => title).join(' ');
      return keep(module) && fitOf(words, [group.names, module.names], operations) !== undefined;
    });
    return modules.length > 0 ? [{ ...group, modules }] : [];
  });
}
