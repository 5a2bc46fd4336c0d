import { fill, LIST_SEPARATOR, MAIN_MENU, operationsOf, type Lang, type MenuEntry } from '@gongdi/domain';
import { useData, useKitText } from '../data/data-context.tsx';

/**
 * Names of permission codes, a line for each menu entry. `PermissionValue` renders it after all definitions have
 * loaded.
 */
export function PermissionLines({ codes }: { codes: readonly string[] }) {
  const { lang } = useData();
  const text = useKitText();
  if (codes.includes('*')) return text.permissionEverything;
  return (
    <ul className="gd-data-lines">
      {linesOf(codes, lang, text.permissionAll).map(([menu, operations]) => (
        <li key={menu}>{fill(text.permissionLine, { menu, operations })}</li>
      ))}
    </ul>
  );
}

function linesOf(codes: readonly string[], lang: Lang, all: string): [menu: string, operations: string][] {
  const chosen = new Set(codes);
  return leavesOf(MAIN_MENU).flatMap((entry): [string, string][] => {
    if (chosen.has(`${entry.index}|*`)) return [[entry.label[lang], all]];
    const operations = operationsOf(entry).flatMap((one) =>
      chosen.has(`${entry.index}|${one.operation_code}`) ? one.label[lang] : [],
    );
    return operations.length > 0 ? [[entry.label[lang], operations.join(LIST_SEPARATOR[lang])]] : [];
  });
}

function leavesOf(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => (entry.children ? leavesOf(entry.children) : [entry]));
}
