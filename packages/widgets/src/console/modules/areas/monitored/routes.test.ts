import { AREAS } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { areaRoutes } from './routes.tsx';

const pathsOf = (types?: readonly string[]) =>
  areaRoutes(types).flatMap(({ path, children }) =>
    (children ?? []).map((one) => (one.index ? path! : `${path}/${one.path}`)),
  );

it('console 2.5: paths and names of the screens of areas', () => {
  for (const { name, path } of AREAS) {
    const route = areaRoutes().find((one) => one.path === `/${path}`)!;
    const names = route.children!.flatMap(({ id }) => id ?? []);
    expect(names).toEqual([`${name}list`, `${name}add`, `${name}edit`, `${name}detail`]);
    expect(route.children![0]!.handle).toEqual({ kept: true });
  }
  const paths = pathsOf();
  for (const name of ['pit', 'highformwork', 'scaffold', 'highslope', 'highfill', 'bridge']) {
    const { path } = AREAS.find((one) => one.name === name)!;
    expect(paths).toContain(`/${path}/monitorscheme/${name}`);
    expect(paths).toContain(`/${path}/rundata/${name}`);
  }
  expect(paths.filter((one) => /areafence/.test(one))).toEqual(['/edge/areafence/limb', '/laser/areafence/laser']);
  expect(paths).toContain('/bridge/devicemanage/bridge');
  expect(paths.filter((one) => /devicemanage/.test(one))).toHaveLength(1);
});

it('console 2.5: a build has the allowed types alone', () => {
  expect(pathsOf(['limb'])).toEqual(['/edge', '/edge/add', '/edge/edit', '/edge/detail', '/edge/areafence/limb']);
  expect(pathsOf([])).toEqual([]);
});
