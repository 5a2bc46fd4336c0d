import { ScheduleOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('attendance', <ScheduleOutlined aria-hidden />);
