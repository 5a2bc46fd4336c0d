import { createContext, type ReactNode } from 'react';

/** Picture of an icon that a group or a menu entry defines itself (`own` in its `group.ts` or `menu.ts`). */
export interface MenuPicture {
  readonly name: string;
  readonly picture: ReactNode;
}

export const defineIcon = (name: string, picture: ReactNode): MenuPicture => ({ name, picture });

/** The menu pictures of a build, provided by its routes. */
export const MenuPicturesContext = createContext<readonly MenuPicture[]>([]);
