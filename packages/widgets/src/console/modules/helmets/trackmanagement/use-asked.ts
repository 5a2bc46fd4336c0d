import { instantAt } from '@gongdi/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTimes } from '../../../../kit/clock/index.ts';
import { useChangeParams } from '../../../ground/page/use-change-params.ts';
import { useProject } from '../../../ground/project/project.ts';

/** What the page shows, as it stands in the address. */
export interface TracksAsked {
  project: string | null;
  /** Null: not chosen yet. */
  ids: readonly string[] | null;
  /** ISO instants; `to` is not included. */
  begin: string;
  end: string;
}

const DAY = 86_400_000;

/** Returns what the address asks for, the present day without it, and a function that changes it. */
export function useAsked(): readonly [TracksAsked, (changes: Partial<TracksAsked>) => void] {
  const [params] = useSearchParams();
  const change = useChangeParams();
  const around = useProject();
  const { civilDay, zone } = useTimes();
  const [now] = useState(() => Date.now());
  const ids = params.get('ids');
  const begin = params.get('begin') ?? instantAt(`${civilDay(now)} 00:00:00`, zone);
  const asked: TracksAsked = {
    project: params.get('project_id') ?? around,
    ids: ids === null ? null : ids.split(',').filter(Boolean),
    begin,
    end: params.get('end') ?? new Date(Date.parse(begin) + DAY).toISOString(),
  };
  const put = (changes: Partial<TracksAsked>) =>
    change((next) => {
      const set = (name: string, value: string | null | undefined) =>
        value === null ? next.delete(name) : value !== undefined && next.set(name, value);
      set('project_id', changes.project);
      set('ids', changes.ids === null ? null : changes.ids?.join(','));
      set('begin', changes.begin);
      set('end', changes.end);
      return next;
    });
  return [asked, put];
}
