import { engineOf, NAMESPACES } from './namespaces.ts';
import type { ForeignFamily } from './types.ts';

/**
 * Engines from which we do not convert. The first value is the beginning of the namespace address after the scheme, the
 * second is the usual name of the engine.
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
 * Namespaces that no engine executes: standards for drawing and translation, and the private notes of drawing tools.
 * Each entry is the beginning of the address after the scheme and `www.`.
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

/** Elements that no engine executes. Attributes on them do not affect how a process runs. */
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

/** Returns whether an engine reads a BPMN element. The argument is its local name. */
export const isRun = (local: string): boolean => !DRAWN.has(local);

/** Returns the engine that a namespace belongs to, if it is one of the engines that we know by name only. */
function foreignName(uri: string): string | undefined {
  const address = withoutScheme(uri);
  return ENGINES.find(([start]) => address.startsWith(start))?.[1];
}

const withoutScheme = (uri: string): string => uri.replace(/^https?:\/\//, '');

/** Returns whether content in a namespace may be meant for an engine that we do not know. */
function isForeign(uri: string): boolean {
  if (uri === '' || uri === NAMESPACES.gongdi || engineOf(uri)) return false;
  if (foreignName(uri)) return true;
  const address = withoutScheme(uri).replace(/^www\./, '');
  return !HARMLESS.some((start) => address.startsWith(start));
}

/** The maximum number of local names that are stored for each namespace, for messages. */
export const MAX_WORDS = 12;

/** How many attributes and elements of executed elements are in a namespace, and their local names. */
export interface Spoken {
  readonly uri: string;
  readonly spoken: number;
  readonly words: Iterable<string>;
}

/** Returns the namespaces of unknown engines in a document, the most used first. */
export function foreignFamilies(spaces: Iterable<Spoken>): ForeignFamily[] {
  return [...spaces]
    .filter(({ uri, spoken }) => spoken > 0 && isForeign(uri))
    .map(({ uri, spoken, words }) => {
      const name = foreignName(uri);
      return { uri, uses: spoken, words: [...words], ...(name === undefined ? {} : { name }) };
    })
    .toSorted((one, other) => other.uses - one.uses);
}

/** The name of a namespace family for messages: its known name, or else its address. */
export const familyName = ({ name, uri }: ForeignFamily): string => name ?? uri;

/**
 * Operaton is a fork of Camunda 7. An engine that answers like Camunda 7 may be Operaton, and Operaton reads its own
 * names before Camunda's.
 */
export const isOperaton = ({ uri }: ForeignFamily): boolean => uri === NAMESPACES.operaton;
