import { AimOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('helmets', <AimOutlined aria-hidden />);
