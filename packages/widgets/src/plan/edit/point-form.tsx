import { fill, type Lang } from '@gongdi/domain';
import { useId } from 'react';
import { percent } from '../point/labels.ts';
import type { PlanDevice, PlanPoint } from '../point/point.ts';
import { planText } from '../text/index.ts';
import { NumberInput } from './number-input.tsx';

interface PointFormProps {
  lang: Lang;
  points: readonly PlanPoint[];
  names: ReadonlyMap<string, string>;
  devices: ReadonlyMap<string, PlanDevice>;
  /** Devices that are not assigned to a point yet. */
  free: readonly PlanDevice[];
  onChange: (point: PlanPoint, kind: string) => void;
  onRemove: () => void;
}

/** Form of the selected point: name, device, and position in numbers. */
export function PointForm({ lang, points, names, devices, free, onChange, onRemove }: PointFormProps) {
  const text = planText[lang];
  const [name, device] = [useId(), useId()];
  const [point] = points;
  if (!point) return null;
  const remove = (
    <button type="button" className="gd-plan-button gd-plan-danger" onClick={onRemove}>
      {text.remove}
    </button>
  );
  if (points.length > 1)
    return (
      <div className="gd-plan-form" role="group" aria-label={text.chosen}>
        <p>{fill(text.several, { count: points.length })}</p>
        <div className="gd-plan-buttons">{remove}</div>
      </div>
    );
  const own = devices.get(point.device_id);
  const place = { min: 0, max: 100, step: 'any' } as const;
  return (
    <div className="gd-plan-form" role="group" aria-label={`${text.chosen} ${names.get(point.key) ?? ''}`}>
      <label className="gd-plan-field" htmlFor={name}>
        <span>{text.name}</span>
        <input
          id={name}
          className="gd-plan-input"
          value={point.name}
          placeholder={own?.name}
          maxLength={50}
          onChange={({ target }) => onChange({ ...point, name: target.value }, `name ${point.key}`)}
        />
      </label>
      <label className="gd-plan-field" htmlFor={device}>
        <span>{text.device}</span>
        <select
          id={device}
          className="gd-plan-input"
          value={point.device_id}
          onChange={({ target }) => onChange({ ...point, device_id: target.value }, `device ${point.key}`)}
        >
          <option value="">{text.waiting}</option>
          {own && <option value={own.id}>{`${own.name} (${own.number})`}</option>}
          {/* A device that no longer exists stays selected until the user chooses another one. */}
          {!own && point.device_id !== '' && <option value={point.device_id}>{point.device_id}</option>}
          {free
            .filter(({ taken }) => taken === undefined)
            .map((one) => (
              <option key={one.id} value={one.id}>{`${one.name} (${one.number})`}</option>
            ))}
        </select>
      </label>
      <NumberInput
        key={`${point.key} x`}
        label={text.x}
        value={percent(point.x)}
        {...place}
        onChange={(x) => onChange({ ...point, x: x / 100 }, `x ${point.key}`)}
      />
      <NumberInput
        key={`${point.key} y`}
        label={text.y}
        value={percent(point.y)}
        {...place}
        onChange={(y) => onChange({ ...point, y: y / 100 }, `y ${point.key}`)}
      />
      <div className="gd-plan-buttons">{remove}</div>
    </div>
  );
}
