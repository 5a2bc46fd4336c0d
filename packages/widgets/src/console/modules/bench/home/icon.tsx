import { ProjectOutlined } from '@ant-design/icons';
import { defineIcon } from '../../../ground/menus/menu-pictures.ts';

export default defineIcon('home', <ProjectOutlined aria-hidden />);
