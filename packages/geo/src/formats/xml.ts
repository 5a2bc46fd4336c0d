import { Parser } from 'saxen';
import { FileProblem } from './problem.ts';

/** Limit for the depth of elements; no real KML file is this deep. */
const DEEPEST = 64;

export interface XmlHandler {
  /** Start of an element: name without its prefix, decoded attributes. */
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** End of an element, with its text if it has no child elements. */
  close: (name: string, text: string) => void;
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/**
 * Parses XML and calls the handler. A DOCTYPE is refused, so that a file cannot define entities that expand to huge
 * texts. Names are passed without their prefixes.
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

  /** Runs a handler and stores its `FileProblem`: the parser ignores exceptions of its listeners. */
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

/** Escapes text for elements and attributes. Characters that XML does not allow are removed. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
