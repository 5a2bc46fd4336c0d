import { expect, it } from 'vitest';
import { RESOURCES } from '../generated/resources.ts';
import { RESOURCE_GROUPS } from '../generated/resource-groups.ts';
import { KNOWN_RESOURCES, loadAllResources, loadResource } from './late.ts';
import { wholeName } from './part.ts';
import { stepsOf } from './steps.ts';

it('knows of each resource what its definition says, before the definition is there', () => {
  const deadlines = RESOURCES.map((resource) => ({
    name: resource.name,
    whole: wholeName(resource),
    pages: stepsOf(resource).flatMap(({ step }) => step.page ?? step.alsoAt ?? []),
    onSite: wholeName(resource) === resource.name && Boolean(resource.offline ?? resource.onSite),
    offeredFirst: resource.onSite === 'first',
    offline: resource.offline === true || stepsOf(resource).some(({ step }) => step.offline === true),
  }));
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  const known = [...KNOWN_RESOURCES.values()].map(({ name, whole, pages, onSite, offeredFirst, offline }) => ({
    name,
    whole,
    pages,
    onSite,
    offeredFirst,
    offline,
  }));
  expect(known.toSorted(byName)).toEqual(deadlines.toSorted(byName));
});

it('finds each resource in the group that it is said to be in', async () => {
  for (const { name, group } of KNOWN_RESOURCES.values()) {
    const { RESOURCES: members } = await RESOURCE_GROUPS[group]!.load();
    expect(members.map((one) => one.name)).toContain(name);
  }
});

it('gives definitions by name, and none for another name', async () => {
  expect((await loadResource('patrolplan'))?.name).toBe('patrolplan');
  expect(await loadResource('nothing')).toBeUndefined();
  expect(await loadAllResources()).toHaveLength(RESOURCES.length);
});
