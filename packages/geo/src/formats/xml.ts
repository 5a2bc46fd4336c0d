import { Parser } from 'saxen';
import { FileProblem } from './problem.ts';

/** Deeper than any real KML. */
const DEEPEST = 64;

export interface XmlHandler {
  /** Name without its prefix, decoded attributes. */
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** Text of an element that has no elements in it. */
  close: (name: string, text: string) => void;
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/**
 * Walks an XML text. There is no DOCTYPE, so nothing can be defined and blown up; names lose their prefixes.
 * @throws FileProblem `not-xml` with the line, `xml-doctype`, `too-deep`, `wrong-root`
 */
export function walkXml(xml: string, root: string, handler: XmlHandler): void {
  const path: string[] = [];
  let text = '';
  let failure: FileProblem | null = null;
  const fail = (problem: FileProblem): void => {
    failure ??= problem;
  };
  const parser = new Parser();
  parser.on('error', (_, context) => {
    fail(new FileProblem('not-xml', { line: context().line + 1 }));
  });
  parser.on('attention', (what) => {
    if (/^<!DOCTYPE|^<!ENTITY/i.test(what)) fail(new FileProblem('xml-doctype'));
  });
  parser.on('openTag', (name, attributes, decode) => {
    if (failure) return;
    const own = local(name);
    if (path.length === 0 && own !== root) {
      fail(new FileProblem('wrong-root', { found: own.slice(0, 40), wanted: root }));
      return;
    }
    if (path.length >= DEEPEST) {
      fail(new FileProblem('too-deep'));
      return;
    }
    path.push(own);
    text = '';
    const values: Record<string, string> = {};
    for (const [key, value] of Object.entries(attributes())) values[local(key)] = decode(value);
    run(() => {
      handler.open(own, values);
    });
  });
  parser.on('text', (part, decode) => {
    if (!failure) text += decode(part);
  });
  parser.on('cdata', (part) => {
    if (!failure) text += part;
  });
  parser.on('closeTag', (name) => {
    if (failure) return;
    path.pop();
    run(() => {
      handler.close(local(name), text);
    });
    text = '';
  });

  /** The parser swallows what its listeners throw. */
  function run(step: () => void): void {
    try {
      step();
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      fail(error);
    }
  }

  parser.parse(xml);
  if (failure) throw failure;
}

/** Text for between tags and in attributes; letters that XML does not know are left out. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
