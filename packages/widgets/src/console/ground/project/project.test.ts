import { createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { carryProject, projectIn, withProject } from './project.ts';

function routerAt(at: string) {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [at] });
  carryProject(router);
  const here = () => router.state.location.pathname + router.state.location.search;
  return { router, here };
}

it('keeps the project from page to page, in texts and in parts', async () => {
  const { router, here } = routerAt('/staff?project=p1');
  await router.navigate('/devicelist?page=2');
  expect(here()).toBe('/devicelist?page=2&project=p1');
  await router.navigate({ search: '?page=3' });
  expect(here()).toBe('/devicelist?page=3&project=p1');
  await router.navigate('/staff/detail?id=1', { replace: true });
  expect(here()).toBe('/staff/detail?id=1&project=p1');
});

it('follows a link that names a project, and one that leaves it', async () => {
  const { router, here } = routerAt('/staff?project=p1');
  await router.navigate('/home?project=p2');
  expect(here()).toBe('/home?project=p2');
  await router.navigate('/staff?page=2&project=');
  expect(here()).toBe('/staff?page=2');
  await router.navigate('/devicelist');
  expect(here()).toBe('/devicelist');
});

it('goes back and forward to the addresses as they were', async () => {
  const { router, here } = routerAt('/staff');
  await router.navigate('/staff?project=p1');
  await router.navigate('/staff?project=');
  await router.navigate(-1);
  expect(here()).toBe('/staff?project=p1');
  await router.navigate(-1);
  expect(here()).toBe('/staff');
  await router.navigate(2);
  expect(here()).toBe('/staff');
});

it('writes the project into the addresses of links, so that a new tab has it', () => {
  const { router } = routerAt('/staff?project=p1');
  expect(router.createHref({ pathname: '/devicelist', search: '', hash: '' } as never)).toBe('/devicelist?project=p1');
  expect(router.createHref({ pathname: '/home', search: '?project=p2', hash: '' } as never)).toBe('/home?project=p2');
});

it('takes no project to the pages outside of the frame', async () => {
  const { router, here } = routerAt('/staff?project=p1');
  await router.navigate('/login?redirect=%2Fstaff%3Fproject%3Dp1');
  expect(here()).toBe('/login?redirect=%2Fstaff%3Fproject%3Dp1');
});

it('reads and writes the project of an address', () => {
  expect([projectIn('?project=p1'), projectIn('?project='), projectIn('')]).toEqual(['p1', null, null]);
  expect([withProject('?page=2', 'p1'), withProject('?project=p1', null)]).toEqual(['?page=2&project=p1', '']);
});
