import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ZOOM } from '../../diagram/viewport.ts';
import { FRAME_DEBOUNCE } from '../../kit/frame/frame-view.tsx';
import { STATES, stateLabel } from '../../instance-viewer/model/states.ts';
import { DEFAULT_COLLECTION } from '../engine/behavior/parallel-collection.ts';
import { randomId } from '../panel/listeners/write-listener.ts';
import { DIALOG_WIDTH } from '../panel/fields/sizes.ts';
import { withDefaults } from '../host/props.ts';
import { BASE_INFO_DELAY } from '../session/base-info.ts';

const css = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

test('designer 9: zoom 0.2 to 4 in steps of 0.1', () => {
  expect(ZOOM).toEqual({ min: 0.2, max: 4, step: 0.1 });
});

test('designer 9: dialogs: messages 400, listener fields 600, properties 600; preview 80 % wide; panel 480', () => {
  expect(DIALOG_WIDTH).toEqual({ message: 400, listenerField: 600, property: 600 });
  expect(css('dialog/dialog.css')).toMatch(/\.gd-dialog-preview \{[^}]*width: 80%;/);
  expect(css('designer.css')).toMatch(/\.gd-designer-panel \{[^}]*width: 480px;/);
});

test('designer 9: tables of fields and properties are at most 240 high', () => {
  expect(css('panel/panel.css')).toMatch(/\.gd-panel-scroll \{\s*max-height: 240px;\s*overflow: auto;/);
});

test('designer 9: name and key are synchronised 1000 ms after creation', () => {
  expect(BASE_INFO_DELAY).toBe(1000);
});

test('designer 9: ids of timer definitions have eight random characters', () => {
  expect(randomId()).toMatch(/^[a-z0-9]{8}$/);
  expect(new Set(Array.from({ length: 50 }, () => randomId())).size).toBe(50);
});

test('designer 9: default collection coll_userList, default prefix camunda', () => {
  expect(DEFAULT_COLLECTION).toBe('${coll_userList}');
  expect(withDefaults({}).prefix).toBe('camunda');
  expect(withDefaults({ prefix: 'activiti' }).prefix).toBe('activiti');
});

test('designer 9: iframes begin anew 200 ms after the last change', () => {
  expect(FRAME_DEBOUNCE).toBe(200);
});

test('designer 9: viewer: 1 running, 2 approved, 3 rejected, 4 cancelled, with the labels of the specification', () => {
  expect(STATES.map((state) => [state, stateLabel(state, 'zh-CN')])).toEqual([
    [1, '处理中'],
    [2, '通过'],
    [3, '不通过'],
    [4, '已取消'],
  ]);
});
