import { SettingOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('system', <SettingOutlined aria-hidden />);
