import { ReadOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('training', <ReadOutlined aria-hidden />);
