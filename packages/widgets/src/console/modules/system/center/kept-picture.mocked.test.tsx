// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../kit/testing/render.tsx';
import { ConsoleProvider, type ConsoleServices } from '../../../ground/context/console-context.tsx';
import { createPreferences } from '../../../ground/context/preferences.ts';
import type { PictureFieldProps } from '../../../generic/picture/picture-field.tsx';
import { KeptPicture } from './kept-picture.tsx';

// The real component has a style sheet that jsdom cannot load.
vi.mock('../../../generic/picture/picture-field.tsx', () => ({
  PictureField: ({ removeText, disabled, onChange }: PictureFieldProps) => (
    <button disabled={disabled} onClick={() => onChange?.('')}>
      {removeText}
    </button>
  ),
}));

beforeEach(() => document.body.replaceChildren());

test('a picture is kept at once; one that was not kept can be tried again', async () => {
  const services = { preferences: createPreferences({ lang: 'zh' }) } as unknown as ConsoleServices;
  const keep = vi.fn((_address: string) => Promise.resolve());
  const { box, act, until } = await render(
    <ConsoleProvider services={services}>
      <KeptPicture label="头像" removeText="移除头像" keep={keep} />
    </ConsoleProvider>,
  );
  const remove = box.querySelector('button')!;
  keep.mockRejectedValueOnce(new Error('refused'));
  await act(() => remove.click());
  await until(() => keep.mock.calls.length === 1 && !remove.disabled);
  expect(document.body.textContent).not.toContain('保存成功');
  await act(() => remove.click());
  await until(() => document.body.textContent.includes('保存成功'));
  expect(keep).toHaveBeenLastCalledWith('');
}, 60_000);
