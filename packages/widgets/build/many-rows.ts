import type { Plugin } from 'vite';
import { repair, type Repair } from './repair.ts';

/**
 * Places where antd's table loops over every row although it draws only the visible ones. The repairs do not change
 * what is displayed.
 */
export const ROW_REPAIRS: readonly Repair[] = [
  {
    file: 'antd/es/table/hooks/useSelection.js',
    from: 'const flattedData = useMemo(() => flattenData(childrenColumnName, pageData), [childrenColumnName, pageData]);',
    to: 'const flattedData = useMemo(() => rowSelection ? flattenData(childrenColumnName, pageData) : EMPTY_LIST, [childrenColumnName, pageData, !rowSelection]);',
    why: 'a map of check boxes was made for all rows of a table that has none',
  },
  {
    file: '@rc-component/util/es/getScrollBarSize.js',
    from: '  return measureScrollbarSize(target);',
    to: `  const root = target.getRootNode();
  if (root === document) return measureScrollbarSize(target);
  if (!sizes.has(root)) sizes.set(root, measureScrollbarSize(target));
  return sizes.get(root);`,
    why: 'each table that opened put a style into the document and had the whole page laid out, to learn how wide a scroll bar is; all tables of an element have the same',
  },
  {
    file: '@rc-component/util/es/getScrollBarSize.js',
    from: 'let cached;',
    to: 'let cached;\nconst sizes = new WeakMap();',
    why: 'the same',
  },
  {
    file: '@rc-component/table/es/Table.js',
    from: 'const [scrollbarSize, setScrollbarSize] = React.useState(0);',
    to: 'const [scrollbarSize, setScrollbarSize] = React.useState(lastScrollbar);',
    why: 'each table was drawn a second time with the width of its scroll bar',
  },
  {
    file: '@rc-component/table/es/Table.js',
    from: 'setScrollbarSize(getTargetScrollBarSize(scrollBodyContainerRef.current).width);',
    to: 'setScrollbarSize(lastScrollbar = getTargetScrollBarSize(scrollBodyContainerRef.current).width);',
    why: 'the same',
  },
  {
    file: '@rc-component/table/es/Table.js',
    from: 'import ResizeObserver from',
    to: 'let lastScrollbar = 0;\nimport ResizeObserver from',
    why: 'the same',
  },
  {
    file: '@rc-component/virtual-list/es/List.js',
    from: 'const dataLen = mergedData.length;\n    for (',
    to: 'const dataLen = mergedData.length;\n    let measured = Object.keys(heights.maps).length;\n    for (',
    why: 'counts the rows whose height is known, for the next one',
  },
  {
    file: '@rc-component/virtual-list/es/List.js',
    from: 'itemTop = currentItemBottom;\n    }',
    to: `itemTop = currentItemBottom;
      if (cacheHeight !== undefined) measured -= 1;
      if (measured === 0 && endIndex !== undefined) {
        itemTop += (dataLen - i - 1) * itemHeight;
        break;
      }
    }`,
    why: 'below the last row that was ever drawn all are as high as the table expects: the way there is not walked at each step of scrolling',
  },
  {
    file: '@rc-component/virtual-list/es/hooks/useDiffItem.js',
    from: 'const diff = findListDiffIndex(',
    to: 'const diff = prevData === data ? null : findListDiffIndex(',
    why: 'all keys were compared with themselves when the table opened',
  },
];

/** Vite plugin: tables with very many rows open and scroll without a loop over all rows. */
export function manyRows(): Plugin {
  return {
    name: 'gongdi:many-rows',
    apply: 'build',
    transform(code, id) {
      const repaired = repair(ROW_REPAIRS, id, code, 'many-rows');
      return repaired === undefined ? null : { code: repaired, map: null };
    },
  };
}
