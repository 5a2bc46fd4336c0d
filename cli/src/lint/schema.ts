import type { SchemaCheck } from '@gongdi/bpmn';
import bpmn from 'bpmn-moddle/resources/bpmn/xsd/BPMN20.xsd?raw';
import bpmndi from 'bpmn-moddle/resources/bpmn/xsd/BPMNDI.xsd?raw';
import dc from 'bpmn-moddle/resources/bpmn/xsd/DC.xsd?raw';
import di from 'bpmn-moddle/resources/bpmn/xsd/DI.xsd?raw';
import semantic from 'bpmn-moddle/resources/bpmn/xsd/Semantic.xsd?raw';
import { tellShortRun } from './short-run.ts';

const FILES = { 'BPMN20.xsd': bpmn, 'BPMNDI.xsd': bpmndi, 'DC.xsd': dc, 'DI.xsd': di, 'Semantic.xsd': semantic };

let made: Promise<SchemaCheck> | undefined;

async function make(): Promise<SchemaCheck> {
  // Called before the validator is loaded: V8 begins to count the budget of its WebAssembly then.
  tellShortRun();
  const { createSchemaCheck } = await import('@gongdi/bpmn/schema');
  return createSchemaCheck((name) => FILES[name]);
}

/** Returns the check against the XML Schema, compiled once. */
export function schemaCheck(): Promise<SchemaCheck> {
  made ??= make();
  return made;
}
