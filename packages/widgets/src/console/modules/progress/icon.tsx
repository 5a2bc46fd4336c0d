import { BarChartOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('progress', <BarChartOutlined aria-hidden rotate={90} />);
