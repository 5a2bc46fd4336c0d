import { includes, type Module, type Operation, type PermissionGroup } from './permission-tree.ts';

/** Operations of one of two sets of permissions. */
export interface ComparedSide {
  /** What both have. */
  shared: readonly Operation[];
  /** What only this one has. */
  own: readonly Operation[];
}

export interface ComparedModule {
  module: Module;
  left: ComparedSide;
  right: ComparedSide;
}

export interface ComparedGroup {
  group: PermissionGroup;
  modules: readonly ComparedModule[];
}

export interface Comparison {
  groups: readonly ComparedGroup[];
  /** Numbers of operations. */
  shared: number;
  left: number;
  right: number;
}

/**
 * Compares what two roles may do now. Wildcards count as the operations that they stand for.
 * @param all false: only modules in which they differ, without what both have
 */
export function comparePermissions(
  tree: readonly PermissionGroup[],
  [left, right]: readonly [readonly string[], readonly string[]],
  all: boolean,
): Comparison {
  const [leftSet, rightSet] = [new Set(left), new Set(right)];
  const total = { shared: 0, left: 0, right: 0 };
  const groups = tree.flatMap((group) => {
    const modules = group.modules.flatMap((module): ComparedModule[] => {
      const has = (set: ReadonlySet<string>) => module.operations.filter(({ code }) => includes(set, code));
      const [ofLeft, ofRight] = [has(leftSet), has(rightSet)];
      const both = ofLeft.filter((one) => ofRight.includes(one));
      const own = (operations: Operation[]) => operations.filter((one) => !both.includes(one));
      const [leftOwn, rightOwn] = [own(ofLeft), own(ofRight)];
      total.shared += both.length;
      total.left += leftOwn.length;
      total.right += rightOwn.length;
      const shown = all ? ofLeft.length + ofRight.length : leftOwn.length + rightOwn.length;
      if (shown === 0) return [];
      const shared = all ? both : [];
      return [{ module, left: { shared, own: leftOwn }, right: { shared, own: rightOwn } }];
    });
    return modules.length > 0 ? [{ group, modules }] : [];
  });
  return { groups, ...total };
}
