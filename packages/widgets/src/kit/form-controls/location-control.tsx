import { AimOutlined, EnvironmentOutlined } from '@ant-design/icons';
import { fill, type FormFieldOf } from '@gongdi/domain';
import { DEFAULT_SYSTEM } from '@gongdi/geo';
import { App, Button, Input, InputNumber } from 'antd';
import { Suspense, useState } from 'react';
import { useData, useKitText, type PickedAddress } from '../data/data-context.tsx';
import { useFormText } from './text/index.ts';
import { placeHere } from '../place-here.ts';
import type { ControlProps } from './control-props.ts';

interface Part {
  longitude?: number | null;
  latitude?: number | null;
  address?: string | null;
}

/** A place: coordinates in GCJ-02, typed, chosen on a map or read from the device, and an address text. */
export function LocationControl({
  field,
  id,
  value,
  onChange,
  ...aria
}: ControlProps & { field: Pick<FormFieldOf<'location'>, 'label' | 'hint'> }) {
  const text = useFormText();
  const kit = useKitText();
  const { AddressPicker } = useData();
  const { message } = App.useApp();
  const [choosing, setChoosing] = useState(false);
  const part = (value ?? {}) as Part;
  const system = fill(text.system, { system: DEFAULT_SYSTEM });
  const put = (change: Part) => {
    const next = { ...part, ...change };
    const nothing = [next.longitude, next.latitude, next.address].every(
      (one) => one === null || one === undefined || one === '',
    );
    onChange(nothing ? null : next);
  };
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => put(placeHere(coords)),
      () => void message.warning(text.hereFailed),
      { timeout: 10_000 },
    );
  return (
    <div className="gd-form-location" role="group" aria-label={field.label} aria-describedby={aria['aria-describedby']}>
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
        title={system}
        min={-180}
        max={180}
        step={0.0001}
        value={part.longitude ?? null}
        onChange={(longitude) => put({ longitude })}
      />
      <InputNumber
        aria-label={text.latitude}
        placeholder={text.latitude}
        title={system}
        min={-90}
        max={90}
        step={0.0001}
        value={part.latitude ?? null}
        onChange={(latitude) => put({ latitude })}
      />
      {AddressPicker && (
        <Button
          icon={<EnvironmentOutlined aria-hidden />}
          aria-label={fill(kit.pickOnMap, { label: field.label })}
          title={fill(kit.pickOnMap, { label: field.label })}
          onClick={() => setChoosing(true)}
        />
      )}
      {'geolocation' in navigator && (
        <Button icon={<AimOutlined aria-hidden />} aria-label={text.here} title={text.here} onClick={locate} />
      )}
      {choosing && AddressPicker && (
        <Suspense fallback={null}>
          <AddressPicker initial={pickedOf(part)} onPicked={put} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Returns the non-empty parts of the field's present value. */
function pickedOf({ longitude, latitude, address }: Part): Partial<PickedAddress> {
  return {
    ...(typeof longitude === 'number' && typeof latitude === 'number' ? { longitude, latitude } : {}),
    ...(address ? { address } : {}),
  };
}
