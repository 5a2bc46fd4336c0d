import { HomeOutlined } from '@ant-design/icons';
import { defineIcon } from '../../../ground/menus/menu-pictures.ts';

export default defineIcon('bench', <HomeOutlined aria-hidden />);
