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

/** The schemas of the specification, as bpmn-moddle ships them in `resources/bpmn/xsd`. */
const SCHEMA_FILES = ['BPMN20.xsd', 'BPMNDI.xsd', 'DC.xsd', 'DI.xsd', 'Semantic.xsd'] as const;
export type SchemaFile = (typeof SCHEMA_FILES)[number];

/** A file that breaks the schema everywhere is told so often and no more. */
const MOST_PROBLEMS = 50;

/** The wrapper's own way from texts to bytes goes letter by letter and takes four times as long. */
const encoder = new TextEncoder();

/** The text is decoded already, whatever its declaration says. Nothing outside of it is ever read. */
const OPTIONS = ParseOption.XML_PARSE_IGNORE_ENC | ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_BIG_LINES;

/**
 * Makes the check of XML texts against the schema of BPMN 2.0, compiling the schema once, when the
 * first text comes.
 *
 * @param read gives the text of a schema file: who runs this knows where they are
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
      // Not well-formed: the parser's own places, which a part of the text does not have.
      if (errors.unreadable) return told(slice.tags ? errorsOf(validator, xml).details : errors.details);
      // What stands in no crowd is in every slice.
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
  /** The validator points into it: it must live as long. */
  readonly schema: XmlDocument;
}

function compile(variant: Variant, read: (name: SchemaFile) => string): Compiled {
  const files = SCHEMA_FILES.map((name): [string, Uint8Array] => {
    const text = read(name);
    // The schemas name each other relative to where they are: a folder for each variant.
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

function told(errors: Details): SchemaProblem[] {
  return errors.slice(0, MOST_PROBLEMS).map(({ message, line, col }) => ({
    ...schemaSentence(message.trim()),
    line: Math.max(1, line),
    column: Math.max(1, col),
  }));
}

/**
 * The validator tells the line in which a tag ends: not which of several tags, nor the column. So a text that it
 * refuses is shown to it again with one tag a line.
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
    const told = { line: Math.max(1, slice.tags ? 1 : line), column: Math.max(1, slice.tags ? 1 : col) };
    return { ...schemaSentence(message.trim()), ...(known ?? told) };
  });
}

/** Tells the places of tags of a text by their index; looks at the text on the first call. */
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
