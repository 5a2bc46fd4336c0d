import { AppstoreOutlined, BankOutlined, FormOutlined } from '@ant-design/icons';
import type { MenuIcon as CommonIcon } from '@gongdi/domain';
import { use, type ReactNode } from 'react';
import { MenuPicturesContext } from './menu-pictures.ts';

const COMMON: Readonly<Record<CommonIcon, ReactNode>> = {
  form: <FormOutlined aria-hidden />,
  site: <BankOutlined aria-hidden />,
  apps: <AppstoreOutlined aria-hidden />,
};

/** Icon of a menu entry of the first level. A name without a picture gets the icon of applications. */
export function MenuIcon({ name }: { name: string | null | undefined }): ReactNode {
  const own = use(MenuPicturesContext).find((one) => one.name === name);
  return own ? own.picture : (COMMON[name as CommonIcon] ?? COMMON.apps);
}
