import { expect, it } from 'vitest';
import { sizesByPackage } from '../../build/module-sizes.ts';

it('counts what each package has written into a file', () => {
  const modules = Object.fromEntries(
    (
      [
        ['/r/node_modules/react-dom/client.js', 10],
        ['/r/node_modules/react-dom/index.js', 5],
        ['/r/packages/widgets/node_modules/@rc-component/util/es/a.js', 7],
        ['C:\\r\\node_modules\\@ant-design\\icons\\a.js', 2],
        ['/r/node_modules/a/node_modules/b/x.js', 3],
        ['/r/packages/widgets/src/a.ts', 11],
        ['\0vite/preload-helper.js', 1],
        ['\0virtual:gongdi/antd-styles/Button-Button', 4],
        ['/r/packages/widgets/src/nothing.ts', 0],
      ] as const
    ).map(([id, renderedLength]) => [id, { renderedLength }]),
  );
  expect(sizesByPackage({ type: 'chunk', modules } as never)).toEqual({
    'react-dom': 15,
    '@rc-component/util': 7,
    '@ant-design/icons': 2,
    b: 3,
    antd: 4,
    gongdi: 12,
  });
});
