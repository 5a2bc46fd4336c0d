import { createContext, type ReactNode } from 'react';

/**
 * Returns the title of a referenced record as a link to its page; undefined where the user may not open it. Absent:
 * titles are plain text, as in places that have no pages.
 */
export type RecordLink = (resource: string, id: string, title: string) => ReactNode;

export const RecordLinkContext = createContext<RecordLink | undefined>(undefined);
