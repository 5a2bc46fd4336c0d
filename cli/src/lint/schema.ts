import type { Finding, Severity } from '@gongdi/bpmn';
import bpmn from 'bpmn-moddle/resources/bpmn/xsd/BPMN20.xsd?raw';
import bpmndi from 'bpmn-moddle/resources/bpmn/xsd/BPMNDI.xsd?raw';
import dc from 'bpmn-moddle/resources/bpmn/xsd/DC.xsd?raw';
import di from 'bpmn-moddle/resources/bpmn/xsd/DI.xsd?raw';
import semantic from 'bpmn-moddle/resources/bpmn/xsd/Semantic.xsd?raw';
import {
  ParseOption,
  XmlBufferInputProvider,
  XmlDocument,
  XmlLibError,
  xmlRegisterInputProvider,
  XsdValidator,
} from 'libxml2-wasm';
import { schemaText } from './schema-text.ts';

/** Code of findings of the XML Schema. */
export const SCHEMA_RULE = 'xml-schema';

/** A file that breaks the schema everywhere is told so often and no more. */
const MOST_FINDINGS = 50;

/** The text is decoded already, whatever its declaration says. Nothing outside of it is ever read. */
const OPTIONS = ParseOption.XML_PARSE_IGNORE_ENC | ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_BIG_LINES;

/** Checks an XML text against the schema of BPMN 2.0. */
export type SchemaCheck = (xml: string, severity: Severity) => Finding[];

let made: SchemaCheck | undefined;

/** The check over the schemas of the specification, compiled once. */
export function schemaCheck(): SchemaCheck {
  made ??= compile();
  return made;
}

function compile(): SchemaCheck {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const files = { 'BPMNDI.xsd': bpmndi, 'DC.xsd': dc, 'DI.xsd': di, 'Semantic.xsd': semantic };
  xmlRegisterInputProvider(
    new XmlBufferInputProvider(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, bytes(text)]))),
  );
  const schema = XmlDocument.fromString(bpmn, { url: 'BPMN20.xsd' });
  const validator = XsdValidator.fromDoc(schema);
  return (xml, severity) => {
    let document: XmlDocument | undefined;
    try {
      document = XmlDocument.fromString(xml, { option: OPTIONS });
      validator.validate(document);
      return [];
    } catch (error) {
      if (!(error instanceof XmlLibError)) throw error;
      return error.details.slice(0, MOST_FINDINGS).map(({ message, line, col }) => ({
        code: SCHEMA_RULE,
        severity,
        message: schemaText(message.trim()),
        line: Math.max(1, line),
        column: Math.max(1, col),
      }));
    } finally {
      document?.dispose();
    }
  };
}
