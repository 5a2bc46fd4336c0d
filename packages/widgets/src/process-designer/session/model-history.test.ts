import { expect, it } from 'vitest';
import { createStore } from '../../diagram/store.ts';
import { openHeadless } from '../testing/headless.ts';
import { SITE_XML } from '../testing/site-model.ts';
import { followStage } from './follow-stage.ts';
import { ModelHistory } from './model-history.ts';
import { INITIAL_STATE } from './state.ts';

async function opened() {
  const { stage, stack, element } = await openHeadless(SITE_XML);
  const state = createStore({ ...INITIAL_STATE, stage });
  const history = new ModelHistory({ state, entered: () => undefined });
  followStage(stage, { state, history, emit: () => true, edited: () => undefined });
  history.saved(stage);
  const rename = (name: string) =>
    stack.execute('element.updateProperties', { element: element('user'), properties: { name } });
  return { history, stage, rename, isDirty: () => state.get().dirty };
}

it('knows what is saved again when every step was taken back', async () => {
  const { history, rename, isDirty } = await opened();
  rename('一');
  rename('二');
  history.undo();
  expect(isDirty()).toBe(true);
  history.undo();
  expect(isDirty()).toBe(false);
  history.redo();
  expect(isDirty()).toBe(true);
});

it('goes by what was saved last, forwards and backwards', async () => {
  const { history, stage, rename, isDirty } = await opened();
  rename('一');
  history.saved(stage);
  history.undo();
  expect(isDirty()).toBe(true);
  history.redo();
  expect(isDirty()).toBe(false);
});

it('is never saved again when another way was gone, or when nobody has the document', async () => {
  const { history, stage, rename, isDirty } = await opened();
  rename('一');
  history.saved(stage);
  history.undo();
  rename('二');
  expect(isDirty()).toBe(true);
  history.unsaved();
  history.undo();
  expect(isDirty()).toBe(true);
});

it('is as opened before the first step and when all were taken back, whatever was saved since', async () => {
  const { history, stage, rename } = await opened();
  expect(history.isAsOpened(stage)).toBe(true);
  rename('一');
  history.saved(stage);
  expect(history.isAsOpened(stage)).toBe(false);
  history.undo();
  expect(history.isAsOpened(stage)).toBe(true);
  rename('二');
  rename('三');
  history.undo();
  expect(history.isAsOpened(stage)).toBe(false);
  history.undo();
  expect(history.isAsOpened(stage)).toBe(true);
});
