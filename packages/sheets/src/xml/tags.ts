import { SheetError } from '../sheet-error.ts';
import { unescapeXml } from './entities.ts';

/** A start tag of a small part. Names of the tag and its attributes are local names, without prefix. */
export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Place behind the tag, where its content begins. */
  readonly end: number;
}

const NAME = /[^\s/>=]+/y;
const ATTRIBUTE = /\s*([^\s/>=<"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
const CLOSE = /\s*\/?>/y;

/**
 * Yields the start tags of a part in document order; text, end tags, comments and instructions are skipped. One linear
 * pass, so the time for hostile markup is limited by its length.
 * @param part the part's path, for messages
 * @throws SheetError `xml_damaged`, `xml_doctype`
 */
export function* tags(xml: string, part: string): Generator<Tag> {
  let at = xml.indexOf('<');
  while (at >= 0) {
    let end: number;
    if (xml.startsWith('<!--', at)) end = after(xml, '-->', at, part);
    else if (xml.startsWith('<![CDATA[', at)) end = after(xml, ']]>', at, part);
    else if (xml.startsWith('<?', at)) end = after(xml, '?>', at, part);
    else if (xml.startsWith('<!', at)) throw new SheetError('xml_doctype', { part });
    else if (xml.startsWith('</', at)) end = after(xml, '>', at, part);
    else {
      const name = match(NAME, xml, at + 1);
      if (!name) throw new SheetError('xml_damaged', { part });
      const attributes = new Map<string, string>();
      end = at + 1 + name[0].length;
      for (let found = match(ATTRIBUTE, xml, end); found; found = match(ATTRIBUTE, xml, end)) {
        attributes.set(local(found[1] ?? ''), unescapeXml(found[2] ?? found[3] ?? ''));
        end += found[0].length;
      }
      const close = match(CLOSE, xml, end);
      if (!close) throw new SheetError('xml_damaged', { part });
      end += close[0].length;
      yield { name: local(name[0]), attributes, end };
    }
    at = xml.indexOf('<', end);
  }
}

function after(xml: string, mark: string, from: number, part: string): number {
  const at = xml.indexOf(mark, from);
  if (at < 0) throw new SheetError('xml_damaged', { part });
  return at + mark.length;
}

function match(pattern: RegExp, xml: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(xml);
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
