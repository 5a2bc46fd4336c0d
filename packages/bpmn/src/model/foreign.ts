import { engineOf, NAMESPACES } from './namespaces.ts';
import type { ForeignFamily } from './types.ts';

/**
 * Engines that we do not convert from, by what their namespaces begin with after the scheme. The name is what people
 * call them.
 */
const ENGINES: readonly (readonly [address: string, name: string])[] = [
  ['operaton.org/', 'Operaton'],
  ['camunda.org/schema/zeebe/', 'Camunda 8 (Zeebe)'],
  ['www.jboss.org/drools', 'jBPM (Drools)'],
  ['www.bonitasoft.', 'Bonita'],
  ['bonitasoft.', 'Bonita'],
  ['xmlns.oracle.com/', 'Oracle BPM'],
  ['www.ibm.com/', 'IBM BPM'],
  ['www.imixs.org/', 'Imixs-Workflow'],
  ['spiffworkflow.org/', 'SpiffWorkflow'],
  ['processmaker.com/', 'ProcessMaker'],
  ['/com.sap.ifl.model/', 'SAP Cloud Integration'],
  ['www.w4.eu/spec/BPMN/20110701/MODEL', 'W4 BPMN+'],
  ['www.omninet.de/', 'OMNITRACKER'],
];

/**
 * What no engine runs by: standards of drawing and translation, and notes that drawing tools write for themselves. By
 * what the address begins with after the scheme and `www.`.
 */
const HARMLESS: readonly string[] = [
  'omg.org/',
  'w3.org/',
  'bpsim.org/',
  'bpmn.io/',
  'bpmn.sourceforge.net',
  'open-bpmn.org/',
  'eclipse.org/',
  'org.eclipse.bpmn2/',
  'camunda.org/schema/modeler/',
  'flowable.org/design',
  'flowable.org/modeler',
  'activiti.com/modeler',
  'signavio.com',
  'trisotech.com/',
  'bizagi.com/',
  'itp-commerce.com/',
  'igrafx.com/',
  'softwareag.com/aris',
  'ids-scheer.com/',
  'aeneis.de/',
  'boc-group.com/',
  'boc-eu.com/',
  'visual-paradigm.com/',
  'sparxsystems.com/',
  'nomagic.com/',
  'blueworkslive.com/',
  'w4.eu/spec/BPMN/20110930/GRAPH',
];

/** Elements that no engine runs: what stands on them says nothing of how a process runs. */
const DRAWN = new Set([
  'definitions',
  'import',
  'relationship',
  'collaboration',
  'participant',
  'messageFlow',
  'laneSet',
  'lane',
  'textAnnotation',
  'text',
  'association',
  'group',
  'category',
  'categoryValue',
  'documentation',
]);

/** Whether an engine looks at a BPMN element, by its local name. */
export const isRun = (local: string): boolean => !DRAWN.has(local);

/** The engine that a namespace belongs to, when it is one that we know by name only. */
export function foreignName(uri: string): string | undefined {
  const address = withoutScheme(uri);
  return ENGINES.find(([start]) => address.startsWith(start))?.[1];
}

const withoutScheme = (uri: string): string => uri.replace(/^https?:\/\//, '');

/** Whether what is written in a namespace may be meant for an engine that we do not know. */
function isForeign(uri: string): boolean {
  if (uri === '' || uri === NAMESPACES.gongdi || engineOf(uri)) return false;
  if (foreignName(uri)) return true;
  const address = withoutScheme(uri).replace(/^www\./, '');
  return !HARMLESS.some((start) => address.startsWith(start));
}

/** Words of a namespace that are kept to be told. */
export const MAX_WORDS = 12;

/** How often what runs speaks in a namespace, and in which words. */
export interface Spoken {
  readonly uri: string;
  readonly spoken: number;
  readonly words: Iterable<string>;
}

/** The families of a document that we do not know, the most used first. */
export function foreignFamilies(spaces: Iterable<Spoken>): ForeignFamily[] {
  return [...spaces]
    .filter(({ uri, spoken }) => spoken > 0 && isForeign(uri))
    .map(({ uri, spoken, words }) => {
      const name = foreignName(uri);
      return { uri, uses: spoken, words: [...words], ...(name === undefined ? {} : { name }) };
    })
    .toSorted((one, other) => other.uses - one.uses);
}

/** What people call a family: its name, the address of one that nobody has named. */
export const familyName = ({ name, uri }: ForeignFamily): string => name ?? uri;

/** Operaton took Camunda 7 over: what answers like Camunda 7 may be it, and it reads its own names before Camunda's. */
export const isOperaton = ({ uri }: ForeignFamily): boolean => uri === NAMESPACES.operaton;
