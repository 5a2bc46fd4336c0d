import {
  ApartmentOutlined,
  AppstoreOutlined,
  BankOutlined,
  DashboardOutlined,
  FormOutlined,
  HomeOutlined,
  NotificationOutlined,
  RadarChartOutlined,
  SafetyOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import type { MenuIcon } from '@gongdi/domain';
import type { ReactNode } from 'react';

const ICONS: Readonly<Record<MenuIcon, ReactNode>> = {
  bench: <HomeOutlined aria-hidden />,
  form: <FormOutlined aria-hidden />,
  site: <BankOutlined aria-hidden />,
  process: <ApartmentOutlined aria-hidden />,
  device: <DashboardOutlined aria-hidden />,
  area: <RadarChartOutlined aria-hidden />,
  safety: <SafetyOutlined aria-hidden />,
  notice: <NotificationOutlined aria-hidden />,
  system: <SettingOutlined aria-hidden />,
  apps: <AppstoreOutlined aria-hidden />,
};

/** The picture of an entry of the first level; any that is not known is the last one. */
export function menuIcon(name: string | null | undefined): ReactNode {
  return ICONS[name as MenuIcon] ?? ICONS.apps;
}
