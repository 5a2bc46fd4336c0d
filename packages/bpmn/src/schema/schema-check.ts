import {
  ParseOption,
  XmlBufferInputProvider,
  XmlDocument,
  XmlLibError,
  xmlRegisterInputProvider,
  XmlValidateError,
  XsdValidator,
} from 'libxml2-wasm';
import type { SchemaCheck, SchemaProblem } from '../check/types.ts';
import { leanSemantic, needsFullSchema } from './lean-schema.ts';
import { schemaSentence } from './schema-text.ts';
import { slicesOf, type Slice } from './slices.ts';
import { idAt, tagPerLine, tagsOf, type Tags } from './tags.ts';

/** The schemas of BPMN 2.0, as bpmn-moddle ships them in `resources/bpmn/xsd`. */
const SCHEMA_FILES = ['BPMN20.xsd', 'BPMNDI.xsd', 'DC.xsd', 'DI.xsd', 'Semantic.xsd'] as const;
export type SchemaFile = (typeof SCHEMA_FILES)[number];

/** Maximum number of problems that are reported for one file. */
const MOST_PROBLEMS = 50;

/** The wrapper's own conversion from text to bytes goes character by character and takes four times as long. */
const encoder = new TextEncoder();

/**
 * Options of the parser: the text is already decoded, so its encoding declaration is ignored; external entities are
 * never loaded.
 */
const OPTIONS = ParseOption.XML_PARSE_IGNORE_ENC | ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_BIG_LINES;

/**
 * Makes the function that checks XML texts against the schema of BPMN 2.0. The schema is compiled once, for the first
 * text.
 *
 * @param read returns the text of a schema file; the caller knows where the files are
 */
export function createSchemaCheck(read: (name: SchemaFile) => string): SchemaCheck {
  const known = new Map<Variant, Compiled>();
  const compiled = (variant: Variant) => {
    const one = known.get(variant) ?? compile(variant, read);
    known.set(variant, one);
    return one;
  };
  return (xml) => {
    const { validator } = compiled(needsFullSchema(xml) ? 'full' : 'lean');
    const problems = new Map<string, SchemaProblem>();
    const place = placesIn(xml);
    for (const slice of slicesOf(xml)) {
      const errors = errorsOf(validator, slice.text);
      // The text is not well-formed: report the positions of the parser, which a slice of the text does not have.
      if (errors.unreadable) return problemsOf(slice.tags ? errorsOf(validator, xml).details : errors.details);
      // An element outside of every crowd is in each slice, so the same problem may occur several times.
      for (const problem of errors.details.length === 0 ? [] : placed(validator, slice, errors.details, place))
        problems.set(`${problem.line}:${problem.column} ${problem.message.en}`, problem);
      if (problems.size >= MOST_PROBLEMS) break;
    }
    return [...problems.values()].slice(0, MOST_PROBLEMS);
  };
}

type Variant = 'full' | 'lean';

interface Compiled {
  readonly validator: XsdValidator;
  /** The validator has a pointer into this document, so the document must live as long as the validator. */
  readonly schema: XmlDocument;
}

function compile(variant: Variant, read: (name: SchemaFile) => string): Compiled {
  const files = SCHEMA_FILES.map((name): [string, Uint8Array] => {
    const text = read(name);
    // The schema files name each other by relative paths, so each variant has its own folder.
    return [`${variant}/${name}`, encoder.encode(variant === 'lean' ? leanSemantic(text) : text)];
  });
  const contents = Object.fromEntries(files);
  xmlRegisterInputProvider(new XmlBufferInputProvider(contents));
  const url = `${variant}/BPMN20.xsd`;
  const schema = XmlDocument.fromBuffer(contents[url] ?? new Uint8Array(), { url });
  return { validator: XsdValidator.fromDoc(schema), schema };
}

type Details = XmlLibError['details'];
type Place = Pick<SchemaProblem, 'line' | 'column' | 'element'>;

function errorsOf(validator: XsdValidator, xml: string): { details: Details; unreadable: boolean } {
  let document: XmlDocument | undefined;
  try {
    document = XmlDocument.fromBuffer(encoder.encode(xml), { option: OPTIONS });
    validator.validate(document);
    return { details: [], unreadable: false };
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    return { details: error.details, unreadable: !(error instanceof XmlValidateError) };
  } finally {
    document?.dispose();
  }
}

function problemsOf(errors: Details): SchemaProblem[] {
  return errors.slice(0, MOST_PROBLEMS).map(({ message, line, col }) => ({
    ...schemaSentence(message.trim()),
    line: Math.max(1, line),
    column: Math.max(1, col),
  }));
}

/**
 * The validator reports only the line in which a tag ends, not which of several tags in it, nor the column. A text with
 * errors is therefore validated again with one tag per line.
 */
function placed(
  validator: XsdValidator,
  slice: Slice,
  errors: Details,
  place: (tag: number) => Place | undefined,
): SchemaProblem[] {
  const again = errorsOf(validator, tagPerLine(slice.text, tagsOf(slice.text))).details;
  return errors.slice(0, MOST_PROBLEMS).map(({ message, line, col }, at): SchemaProblem => {
    const same = again[at]?.message === message ? again[at] : undefined;
    const tag = (same?.line ?? 0) - 2;
    const known = place(slice.tags ? (slice.tags[tag] ?? -1) : tag);
    const position = { line: Math.max(1, slice.tags ? 1 : line), column: Math.max(1, slice.tags ? 1 : col) };
    return { ...schemaSentence(message.trim()), ...(known ?? position) };
  });
}

/** Returns a function that maps the index of a tag to its place in the text. The text is parsed on the first call. */
function placesIn(xml: string): (tag: number) => Place | undefined {
  let known: { tags: Tags; lines: number[] } | undefined;
  return (tag) => {
    known ??= { tags: tagsOf(xml), lines: lineStarts(xml) };
    const offset = known.tags.offset[tag];
    if (offset === undefined) return undefined;
    const element = idAt(xml, known.tags, tag);
    return { ...placeOf(offset, known.lines), ...(element === undefined ? {} : { element }) };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function placeOf(offset: number, starts: readonly number[]): { line: number; column: number } {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}
