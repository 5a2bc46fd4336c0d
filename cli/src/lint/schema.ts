import type { SchemaCheck } from '@gongdi/bpmn';
import { createSchemaCheck } from '@gongdi/bpmn/schema';
import bpmn from 'bpmn-moddle/resources/bpmn/xsd/BPMN20.xsd?raw';
import bpmndi from 'bpmn-moddle/resources/bpmn/xsd/BPMNDI.xsd?raw';
import dc from 'bpmn-moddle/resources/bpmn/xsd/DC.xsd?raw';
import di from 'bpmn-moddle/resources/bpmn/xsd/DI.xsd?raw';
import semantic from 'bpmn-moddle/resources/bpmn/xsd/Semantic.xsd?raw';

const FILES = { 'BPMN20.xsd': bpmn, 'BPMNDI.xsd': bpmndi, 'DC.xsd': dc, 'DI.xsd': di, 'Semantic.xsd': semantic };

let made: SchemaCheck | undefined;

/** The check against the XML Schema, compiled once. */
export function schemaCheck(): SchemaCheck {
  made ??= createSchemaCheck((name) => FILES[name]);
  return made;
}
