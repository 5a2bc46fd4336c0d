/** Engines read a resource as BPMN only if its name ends like this. */
const ENDING = /\.bpmn(20\.xml)?$/i;

/** Returns the name under which a file is sent: `leave.xml` becomes `leave.bpmn`. */
export function bpmnName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? name;
  return ENDING.test(base) ? base : `${base.replace(/\.xml$/i, '')}.bpmn`;
}
