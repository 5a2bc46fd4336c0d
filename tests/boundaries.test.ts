import { describe, expect, it } from 'vitest';
import { undeclaredStorage } from './boundaries/browser-storage.ts';
import { brokenCitations, citationsOf, headingsOf } from './boundaries/citations.ts';
import { consoleCycles, consoleLayerViolations } from './boundaries/console.ts';
import { looseVersions, resolvedAddresses, tooNewForNode, type Lockfile } from './boundaries/dependencies.ts';
import { domainModuleViolations } from './boundaries/domain-modules.ts';
import { needlessExceptions, openKinds, unnamedTables } from './boundaries/field-kinds.ts';
import { earlyDefinitions, namedByText, WHERE_ALL_ARE } from './boundaries/late-definitions.ts';
import { keptRadios } from './boundaries/kept-radios.ts';
import { bareLazyParts } from './boundaries/late-parts.ts';
import {
  serverLayerViolations,
  viewerAntdViolations,
  widgetCycles,
  widgetLayerViolations,
} from './boundaries/layers.ts';
import { pictures } from './boundaries/pictures.ts';
import { hooksOfSharedModules, mocksInSharedTests } from './boundaries/shared-tests.ts';
import { lostProofs, proofsOf } from './boundaries/proofs.ts';
import { manifestsOf, modulesOf, readText, repositoryFiles } from './boundaries/repository.ts';
import { differencesFromPage, purityViolations, roomViolations, undeclaredImports } from './boundaries/rooms.ts';
import { databasesOfOtherTables, unexplainedStatements } from './boundaries/table-types.ts';
import { foreignClasses, rawTextSizes, unstyledClasses, unusedClasses } from './boundaries/style-sheets.ts';
import { machineTraces, strayFiles, switchedOffRules, unformattedPlaces } from './boundaries/tidiness.ts';
import { strayWords } from './boundaries/vocabulary.ts';

const files = repositoryFiles();
const modules = modulesOf(files);
const manifests = manifestsOf(files);
const lockfile = JSON.parse(readText('package-lock.json')) as Lockfile;

/** The bad samples in tests/boundaries/*.test.ts show that each rule can fail. */
describe('the house', () => {
  it('has rooms and imports to look at', () => {
    expect(manifests.length).toBeGreaterThan(8);
    expect(modules.flatMap(({ imports }) => imports).length).toBeGreaterThan(100);
  });
  it('imports only what each room may, through public entries', () => {
    expect(roomViolations(modules, manifests)).toEqual([]);
  });
  it('says the same in docs/architecture.md', () => {
    expect(differencesFromPage(readText('docs/architecture.md'))).toEqual([]);
  });
  it('is drawn there as its imports are: run `npm run reference` when this fails', () => {
    const page = readText('docs/architecture.md');
    for (const picture of Object.values(pictures(modules, manifests))) expect(page).toContain(picture);
  });
  it('keeps Node out of the pure rooms', () => {
    expect(purityViolations(modules)).toEqual([]);
  });
  it('lists every package that it imports', () => {
    expect(undeclaredImports(modules, manifests)).toEqual([]);
  });
  it('keeps the layers inside the server', () => {
    expect(serverLayerViolations(modules)).toEqual([]);
  });
  it('knows the tables of every database of the server', () => {
    expect(databasesOfOtherTables(files)).toEqual([]);
  });
  it('names tables in raw SQL only where a comment says why', () => {
    expect(unexplainedStatements(files)).toEqual([]);
  });
  it('keeps the modules of the domain apart', () => {
    expect(domainModuleViolations(modules)).toEqual([]);
  });
  it('keeps the layers inside the widgets', () => {
    expect(widgetLayerViolations(modules)).toEqual([]);
  });
  it('keeps the layers inside the console, and its modules apart', () => {
    expect(consoleLayerViolations(modules)).toEqual([]);
  });
  it('has no cycle between folders inside a widget', () => {
    expect(widgetCycles(modules)).toEqual([]);
  });
  it('has no cycle between folders of the console', () => {
    expect(consoleCycles(modules)).toEqual([]);
  });
  it('keeps antd out of the instance viewer', () => {
    expect(viewerAntdViolations(modules)).toEqual([]);
  });
  it('loads components late only by what survives a lost chunk', () => {
    expect(bareLazyParts(files)).toEqual([]);
  });
  it('lets the browser release pages with radio buttons', () => {
    expect(keptRadios(files)).toEqual([]);
  });
  it('reads definitions in a browser only when they are there', () => {
    expect(earlyDefinitions(files)).toEqual([]);
    expect(namedByText(files)).toEqual([]);
    expect(files.map(({ file }) => file)).toEqual(expect.arrayContaining([...WHERE_ALL_ARE]));
  });
  it('asks every table for every kind of field, and no kind by its name elsewhere', () => {
    expect(openKinds(files)).toEqual([]);
    expect(needlessExceptions(files)).toEqual([]);
    expect(unnamedTables(files, readText('docs/adding.md'))).toEqual([]);
  });
  it('replaces modules only in tests that share none', () => {
    expect(mocksInSharedTests(files)).toEqual([]);
  });
  it('registers hooks in tests only', () => {
    expect(hooksOfSharedModules(files)).toEqual([]);
  });
  it('keeps things in browsers under declared names only', () => {
    expect(undeclaredStorage(files)).toEqual([]);
  });
  it('cites sections and points that stand in docs/specification', () => {
    expect(brokenCitations(files, headingsOf(files))).toEqual([]);
    expect(citationsOf(files).length).toBeGreaterThan(400);
  });
  it('defines a class in one sheet', () => {
    expect(foreignClasses(files)).toEqual([]);
  });
  it('has a style for each class, and each class for its style', () => {
    expect(unstyledClasses(files)).toEqual([]);
    expect(unusedClasses(files)).toEqual([]);
  });
  it('takes sizes of text from the scale', () => {
    expect(rawTextSizes(files)).toEqual([]);
  });
  it('has one Chinese word for one thing', () => {
    expect(strayWords(files)).toEqual([]);
  });
  it('proves each row of docs/embedding.md by tests that are there', () => {
    const proofs = proofsOf(readText('docs/embedding.md'));
    const texts = new Map(files.map(({ file, text }) => [file, text]));
    expect(proofs.map(({ row }) => row)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    expect(lostProofs(proofs, (file) => texts.get(file))).toEqual([]);
  });
  it('holds nothing outside of its rooms', () => {
    expect(strayFiles(files)).toEqual([]);
  });
  it('formats everything but a few tables', () => {
    expect(unformattedPlaces(files)).toEqual([]);
  });
  it('keeps every lint rule, except where it says why a function is whole', () => {
    expect(switchedOffRules(files)).toEqual([]);
  });
  it('names no machine folder and no registry', () => {
    expect(machineTraces(files)).toEqual([]);
  });
  it('locks dependencies without addresses', () => {
    expect(resolvedAddresses(lockfile)).toEqual([]);
  });
  it('depends on nothing that refuses the oldest Node', () => {
    expect(tooNewForNode(lockfile)).toEqual([]);
  });
  it('pins exact versions, the same everywhere', () => {
    expect(looseVersions(manifests)).toEqual([]);
  });
});
