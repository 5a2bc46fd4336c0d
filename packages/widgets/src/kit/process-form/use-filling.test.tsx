// @vitest-environment jsdom
import { DEFAULT_TIME_ZONE, type FormValues, type ProcessForm as Schema } from '@gongdi/domain';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { useFilling, type Filling } from './use-filling.ts';

const SCHEMA: Schema = {
  conf: { version: 1, columns: 1, label_position: 'top', tasks: {} },
  fields: [
    { type: 'text', name: 'mine', label: '我填的' },
    { type: 'text', name: 'theirs', label: '别人填的' },
    { type: 'formula', name: 'days', label: '天数', expression: 'DAYS(time)', scale: 0 },
    { type: 'range', name: 'time', label: '时间', with_time: true },
  ],
};
const EVENING = { begin: '2026-01-01T15:30:00.000Z', end: '2026-01-01T16:30:00.000Z' };

interface Handle {
  filling: Filling;
  store: (values: FormValues) => void;
}

function Page({ zone, hold }: { zone: string; hold: (handle: Handle) => void }) {
  const [stored, store] = useState<FormValues>({ mine: null, theirs: null, time: EVENING });
  const opener = { now: '2026-01-01T00:00:00.000Z', zone, user_id: 'u', org_id: 'o' };
  const filling = useFilling({ form: SCHEMA, stored, opener, lang: 'zh' });
  useEffect(() => hold({ filling, store }), [filling, hold]);
  return null;
}

async function filled(zone: string = DEFAULT_TIME_ZONE) {
  let handle!: Handle;
  const hold = (now: Handle): void => {
    handle = now;
  };
  const { act } = await render(<Page zone={zone} hold={hold} />);
  const check = async () => {
    let checked: FormValues | null = null;
    await act(() => (checked = handle.filling.check()));
    return checked;
  };
  return { act, check, store: (values: FormValues) => handle.store(values), now: () => handle.filling };
}

it('keeps what is being entered when others write other fields of the same form', async () => {
  const { act, store, check, now } = await filled();
  await act(() => now().set('mine', '还没有保存'));
  await act(() => store({ mine: null, theirs: '已经保存', time: EVENING }));
  expect(now().values).toMatchObject({ mine: '还没有保存', theirs: '已经保存', days: 2 });
  expect(now().isDirty()).toBe(true);
  await act(() => now().set('mine', '改好了'));
  expect(await check()).toMatchObject({ mine: '改好了', theirs: '已经保存' });
});

it('takes over what is stored where nothing was entered', async () => {
  const { act, store, now } = await filled();
  await act(() => store({ mine: '甲', theirs: '乙', time: null }));
  expect([now().values['mine'], now().values['theirs'], now().values['days']]).toEqual(['甲', '乙', null]);
  expect(now().isDirty()).toBe(false);
});

it.each([
  [DEFAULT_TIME_ZONE, 2],
  ['America/New_York', 1],
])('counts days by the clocks of %s', async (zone, days) => {
  const { check } = await filled(zone);
  expect(await check()).toMatchObject({ days, time: EVENING });
});
