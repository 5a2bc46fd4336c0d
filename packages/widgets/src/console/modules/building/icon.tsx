import { BuildOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('building', <BuildOutlined aria-hidden />);
