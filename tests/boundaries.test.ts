import { describe, expect, it } from 'vitest';
import { undeclaredStorage } from './boundaries/browser-storage.ts';
import { consoleCycles, consoleLayerViolations } from './boundaries/console.ts';
import { looseVersions, resolvedAddresses, tooNewForNode, type Lockfile } from './boundaries/dependencies.ts';
import { domainModuleViolations } from './boundaries/domain-modules.ts';
import { earlyDefinitions, WHERE_ALL_ARE } from './boundaries/late-definitions.ts';
import { bareLazyParts } from './boundaries/late-parts.ts';
import { serverLayerViolations, viewerAntdViolations, widgetLayerViolations } from './boundaries/layers.ts';
import { hooksOfSharedModules, mocksInSharedTests } from './boundaries/shared-tests.ts';
import { manifestsOf, modulesOf, readText, repositoryFiles } from './boundaries/repository.ts';
import { differencesFromPage, purityViolations, roomViolations, undeclaredImports } from './boundaries/rooms.ts';
import { longFiles, machineTraces, strayFiles } from './boundaries/tidiness.ts';

const files = repositoryFiles();
const modules = modulesOf(files);
const manifests = manifestsOf(files);
const lockfile = JSON.parse(readText('package-lock.json')) as Lockfile;

/** Each rule is shown to be able to fail by a bad sample in tests/boundaries/*.test.ts. */
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
  it('keeps Node out of the pure rooms', () => {
    expect(purityViolations(modules)).toEqual([]);
  });
  it('lists every package that it imports', () => {
    expect(undeclaredImports(modules, manifests)).toEqual([]);
  });
  it('keeps the layers inside the server', () => {
    expect(serverLayerViolations(modules)).toEqual([]);
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
  it('has no cycle between folders of the console', () => {
    expect(consoleCycles(modules)).toEqual([]);
  });
  it('keeps antd out of the instance viewer', () => {
    expect(viewerAntdViolations(modules)).toEqual([]);
  });
  it('loads components late only by what survives a lost chunk', () => {
    expect(bareLazyParts(files)).toEqual([]);
  });
  it('reads definitions in a browser only when they are there', () => {
    expect(earlyDefinitions(files)).toEqual([]);
    expect(files.map(({ file }) => file)).toEqual(expect.arrayContaining([...WHERE_ALL_ARE]));
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
  it('has no file of more than 400 lines', () => {
    expect(longFiles(files)).toEqual([]);
  });
  it('holds nothing outside of its rooms', () => {
    expect(strayFiles(files)).toEqual([]);
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
