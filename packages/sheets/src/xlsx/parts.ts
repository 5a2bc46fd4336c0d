import type { SheetInfo } from '../cell.ts';
import type { DateSystem } from '../date/serial.ts';
import type { SheetLimits } from '../limits.ts';
import { SheetError } from '../sheet-error.ts';
import { tags } from '../xml/tags.ts';
import type { ZipArchive } from '../zip/archive.ts';

/** Paths of the parts of a workbook. */
export interface WorkbookParts {
  readonly sheets: readonly (SheetInfo & { readonly part: string })[];
  readonly strings: string | undefined;
  readonly styles: string | undefined;
  readonly dateSystem: DateSystem;
}

export interface Relationship {
  readonly kind: string;
  readonly target: string;
}

/**
 * Follows the relationships from the package root to the workbook, its sheets, shared strings and styles.
 * @throws SheetError when the archive is not an xlsx workbook
 */
export async function findParts(archive: ZipArchive, limits: SheetLimits): Promise<WorkbookParts> {
  const root = await relationships(archive, '', limits);
  const workbook = [...root.values()].find(({ kind }) => kind === 'officeDocument')?.target ?? 'xl/workbook.xml';
  if (workbook.endsWith('.bin') || archive.has('xl/workbook.bin')) throw new SheetError('file_xlsb');
  if (!archive.has(workbook)) throw new SheetError(archive.has('content.xml') ? 'file_ods' : 'file_not_xlsx');
  const related = await relationships(archive, workbook, limits);
  const byKind = (kind: string): string | undefined =>
    [...related.values()].find((one) => one.kind === kind && archive.has(one.target))?.target;
  const sheets: (SheetInfo & { part: string })[] = [];
  let dateSystem: DateSystem = 1900;
  for (const { name, attributes } of tags(await archive.text(workbook, limits.smallPartBytes), workbook)) {
    if (name === 'workbookPr' && /^(?:1|true|on)$/.test(attributes.get('date1904') ?? '')) dateSystem = 1904;
    if (name !== 'sheet') continue;
    const relation = related.get(attributes.get('id') ?? '');
    if (relation?.kind !== 'worksheet' || !archive.has(relation.target)) continue;
    const hidden = (attributes.get('state') ?? 'visible') !== 'visible';
    sheets.push({ name: attributes.get('name') ?? '', hidden, part: relation.target });
  }
  if (sheets.length === 0) throw new SheetError('sheet_none');
  return { sheets, strings: byKind('sharedStrings'), styles: byKind('styles'), dateSystem };
}

/** Returns the relationships of a part ('' is the package), by id, with resolved targets, without external targets. */
export async function relationships(
  archive: ZipArchive,
  part: string,
  limits: SheetLimits,
): Promise<Map<string, Relationship>> {
  const slash = part.lastIndexOf('/') + 1;
  const path = `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
  const found = new Map<string, Relationship>();
  if (!archive.has(path)) return found;
  for (const { name, attributes } of tags(await archive.text(path, limits.smallPartBytes), path)) {
    if (name !== 'Relationship' || attributes.get('TargetMode') === 'External') continue;
    const type = attributes.get('Type') ?? '';
    const target = resolve(part.slice(0, slash), attributes.get('Target') ?? '');
    found.set(attributes.get('Id') ?? '', { kind: type.slice(type.lastIndexOf('/') + 1), target });
  }
  return found;
}

/** Resolves a target, which is absolute from the package root or relative to the part's folder. */
function resolve(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).replaceAll('\\', '/').split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}
