import { useEffect } from 'react';
import { useKeptChoice } from '../../../kit/data/kept-choice.ts';
import { PROJECT_CHOICES } from '../../ground/storage-keys.ts';

/** Number of recent projects that are remembered. */
const RECENT = 6;

export interface ProjectChoices {
  /** Ids, the latest first. */
  recent: readonly string[];
  /** Ids, in the order in which they were added. */
  favourites: readonly string[];
}

const NONE: ProjectChoices = { recent: [], favourites: [] };

/** The user's favourite and recent projects, stored in this browser. */
export function useProjectChoices() {
  const [choices, keep] = useKeptChoice<ProjectChoices>(PROJECT_CHOICES, NONE);
  const toggle = (id: string) => {
    const { favourites } = choices;
    const next = favourites.includes(id) ? favourites.filter((one) => one !== id) : [...favourites, id];
    keep({ ...choices, favourites: next });
  };
  return { ...choices, toggle };
}

/** Remembers the project as the latest one, once it is known that the user may see it. */
export function useRecentProjects(project: string | null, title: string | null | undefined): void {
  const [choices, keep] = useKeptChoice<ProjectChoices>(PROJECT_CHOICES, NONE);
  useEffect(() => {
    if (!project || !title || choices.recent[0] === project) return;
    keep({ ...choices, recent: [project, ...choices.recent.filter((one) => one !== project)].slice(0, RECENT) });
  }, [project, title, choices, keep]);
}
