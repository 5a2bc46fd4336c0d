import { expect, it } from 'vitest';
import { missingServer } from './missing-server.ts';

const error = (name: string) =>
  Object.assign(new Error(`Cannot find package '${name}' imported from x`), { code: 'ERR_MODULE_NOT_FOUND' });

it('names the package of the server with the command that installs it beside the program', () => {
  const command = (here: string) =>
    missingServer(error('@gongdi/server'), '1.2.3', here)?.en.split('\n').at(-1)?.trim();
  expect(command('/usr/lib/node_modules/gongdi/dist/gongdi.js')).toBe('npm install --global @gongdi/server@1.2.3');
  expect(command(`${process.cwd()}/node_modules/gongdi/dist/gongdi.js`)).toBe('npm install @gongdi/server@1.2.3');
  expect(command('/home/x/.npm/_npx/ab12/node_modules/gongdi/dist/gongdi.js')).toBe(
    'npx --package=gongdi --package=@gongdi/server@1.2.3 gongdi serve',
  );
});

it('is about nothing else', () => {
  expect(missingServer(error('pg'), '1.2.3')).toBeUndefined();
  expect(missingServer(new Error("'@gongdi/server'"), '1.2.3')).toBeUndefined();
  expect(missingServer('ERR_MODULE_NOT_FOUND', '1.2.3')).toBeUndefined();
});
