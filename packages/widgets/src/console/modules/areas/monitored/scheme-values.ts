import type { CallResult, calls } from '@gongdi/api';
import { addressIn, fileAt, type FileItem } from '@gongdi/domain';

/** A scheme as it is read, or a blank one. */
type Shown = Pick<
  NonNullable<CallResult<typeof calls.area.schemeInfo>>,
  | 'name'
  | 'monitor_level'
  | 'monitor_unit'
  | 'monitor_unit_leader'
  | 'monitor_unit_leader_phone'
  | '_times'
  | 'scheme_url'
  | 'graphic_url'
  | 'scheme_name'
  | 'graphic_name'
> & { id?: string; version?: number };

/** Converts a scheme from the wire to the values of the form's fields. */
export function valuesOf(scheme: Omit<Shown, 'monitor_level'> & { monitor_level: number }): Record<string, unknown> {
  const file = (url: string, name: string): FileItem | null => {
    const found = fileAt(url);
    return found && { ...found, url, name };
  };
  return {
    ...scheme,
    begin_time: scheme._times[0] ?? null,
    end_time: scheme._times[1] ?? null,
    scheme_url: file(scheme.scheme_url, scheme.scheme_name),
    graphic_url: file(scheme.graphic_url, scheme.graphic_name),
  };
}

/** Converts the values of the form's fields to a scheme on the wire. */
export function wireOf(
  record: Record<string, unknown>,
  base: { fence_code: string; area_id: string; area_type: number; project_id: string },
) {
  const text = (name: string) => (record[name] as string | null | undefined) ?? '';
  const [begin, end] = [text('begin_time'), text('end_time')];
  return {
    name: text('name'),
    monitor_level: record['monitor_level'] as 1 | 2 | 3,
    monitor_unit: text('monitor_unit'),
    monitor_unit_leader: text('monitor_unit_leader'),
    monitor_unit_leader_phone: text('monitor_unit_leader_phone'),
    _times: begin && end ? [begin, end] : [],
    scheme_url: addressIn(record['scheme_url'] as FileItem | null),
    graphic_url: addressIn(record['graphic_url'] as FileItem | null),
    fence_code: base.fence_code,
    area_id: base.area_id,
    area_type: base.area_type,
    project_id: base.project_id,
  };
}
