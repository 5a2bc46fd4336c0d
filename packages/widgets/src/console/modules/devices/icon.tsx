import { DashboardOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('device', <DashboardOutlined aria-hidden />);
