import { AimOutlined } from '@ant-design/icons';
import type { FormFieldOf } from '@gongdi/domain';
import { App, Button, Input, InputNumber } from 'antd';
import { useProcessFormText } from '../text/index.ts';
import type { ControlProps } from './single-control.tsx';

interface Part {
  longitude?: number | null;
  latitude?: number | null;
  address?: string | null;
}

/** Ten centimetres; no device of a person knows better. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Where something is: coordinates, typed or from the device, and words for it. */
export function LocationControl({
  field,
  id,
  value,
  onChange,
  ...aria
}: ControlProps & { field: Pick<FormFieldOf<'location'>, 'label' | 'hint'> }) {
  const text = useProcessFormText();
  const { message } = App.useApp();
  const part = (value ?? {}) as Part;
  const put = (change: Part) => {
    const next = { ...part, ...change };
    const nothing = [next.longitude, next.latitude, next.address].every(
      (one) => one === null || one === undefined || one === '',
    );
    onChange(nothing ? null : next);
  };
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => put({ longitude: round(coords.longitude), latitude: round(coords.latitude) }),
      () => void message.warning(text.hereFailed),
      { timeout: 10_000 },
    );
  return (
    <div className="gd-location" role="group" aria-label={field.label} aria-describedby={aria['aria-describedby']}>
      <Input
        id={id}
        allowClear
        maxLength={200}
        aria-label={text.address}
        placeholder={field.hint ?? text.address}
        value={part.address ?? ''}
        onChange={({ target }) => put({ address: target.value })}
      />
      <InputNumber
        aria-label={text.longitude}
        placeholder={text.longitude}
        min={-180}
        max={180}
        step={0.0001}
        value={part.longitude ?? null}
        onChange={(longitude) => put({ longitude })}
      />
      <InputNumber
        aria-label={text.latitude}
        placeholder={text.latitude}
        min={-90}
        max={90}
        step={0.0001}
        value={part.latitude ?? null}
        onChange={(latitude) => put({ latitude })}
      />
      {'geolocation' in navigator && (
        <Button icon={<AimOutlined aria-hidden />} aria-label={text.here} title={text.here} onClick={locate} />
      )}
    </div>
  );
}
