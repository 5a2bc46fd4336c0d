import { useState } from 'react';
import {
  Alert,
  App,
  Badge,
  Breadcrumb,
  Button,
  Card,
  Cascader,
  Checkbox,
  Collapse,
  DatePicker,
  Descriptions,
  Drawer,
  Dropdown,
  Empty,
  Form,
  Input,
  InputNumber,
  Layout,
  Menu,
  Modal,
  Pagination,
  Popconfirm,
  Progress,
  Radio,
  Result,
  Segmented,
  Select,
  Space,
  Spin,
  Statistic,
  Steps,
  Switch,
  Table,
  Tabs,
  Tag,
  Timeline,
  Tooltip,
  Tree,
  TreeSelect,
  Typography,
  Upload,
} from 'antd';
import { SearchOutlined } from '@ant-design/icons';

const tree = [
  {
    title: '华东',
    label: '华东',
    value: 'e',
    key: 'e',
    children: [{ title: '上海', label: '上海', value: 'sh', key: 'sh' }],
  },
];
const options = ['塔吊', '升降机', '深基坑'].map((value) => ({ value, label: value }));
const rows = Array.from({ length: 37 }, (_, id) => ({
  id,
  name: `项目 ${id + 1}`,
  status: ['在建', '停工', '完工'][id % 3],
}));
const COLORS = ['green', 'red', 'gold', 'blue', 'orange', 'purple', 'cyan', 'lime', 'volcano', 'magenta', 'geekblue'];

type Opened = 'modal' | 'drawer' | null;

/** Every kind of control a console page shows, with labels as a real page would have. */
export function Samples() {
  const [open, setOpen] = useState<Opened>(null);
  return (
    <Layout style={{ minHeight: '100%', padding: 16 }}>
      <Space orientation="vertical" size="large" style={{ width: '100%' }}>
        <Breadcrumb items={[{ title: '首页' }, { title: <a href="#p">项目</a> }, { title: '列表' }]} />
        <Query />
        <Actions onOpen={setOpen} />
        <Marks />
        <Space wrap>
          <Checkbox.Group options={['一', '二']} defaultValue={['一']} />
          <Radio.Group options={['甲', '乙']} defaultValue="甲" optionType="button" buttonStyle="solid" />
          <Radio.Group options={['丙', '丁']} defaultValue="丙" />
          <Segmented options={['日', '周', '月']} />
          <Progress percent={42} style={{ width: 200 }} aria-label="进度" />
          <Spin />
        </Space>
        {(['success', 'info', 'warning', 'error'] as const).map((type) => (
          <Alert key={type} type={type} showIcon title={`提示 ${type}`} description="说明文字" />
        ))}
        <Tabs
          items={[
            { key: 'list', label: '列表', children: <List /> },
            { key: 'steps', label: '步骤', children: <Steps current={1} items={[{ title: '甲' }, { title: '乙' }]} /> },
          ]}
        />
        <Lists />
        <Collapse
          items={[{ key: '1', label: '折叠', children: <Typography.Text type="secondary">次要</Typography.Text> }]}
        />
        <Result status="info" title="没有数据" extra={<Button type="primary">新建</Button>} />
        <Empty />
      </Space>
      <ImportModal open={open === 'modal'} onClose={() => setOpen(null)} />
      <Drawer open={open === 'drawer'} title="详情" onClose={() => setOpen(null)}>
        抽屉内容
      </Drawer>
    </Layout>
  );
}

function Query() {
  const { message } = App.useApp();
  return (
    <Card title="查询" extra={<a href="#more">更多</a>}>
      <Form layout="inline" onFinish={() => void message.success('查询成功')}>
        <Form.Item label="名称" name="name" rules={[{ required: true }]}>
          <Input placeholder="请输入" allowClear />
        </Form.Item>
        <Form.Item label="类型" name="type">
          <Select placeholder="请选择" allowClear showSearch options={options} style={{ width: 140 }} />
        </Form.Item>
        <Form.Item label="日期" name="date">
          <DatePicker.RangePicker />
        </Form.Item>
        <Form.Item label="组织" name="org">
          <Cascader options={tree} placeholder="请选择" />
        </Form.Item>
        <Form.Item label="区域" name="area">
          <TreeSelect treeData={tree} placeholder="请选择" style={{ width: 140 }} />
        </Form.Item>
        <Form.Item label="数量" name="count">
          <InputNumber />
        </Form.Item>
        <Form.Item label="启用" name="on" valuePropName="checked">
          <Switch />
        </Form.Item>
        <Space>
          <Button htmlType="reset">重置</Button>
          <Button type="primary" htmlType="submit" icon={<SearchOutlined />}>
            查询
          </Button>
        </Space>
      </Form>
    </Card>
  );
}

function Actions({ onOpen }: { onOpen(open: Opened): void }) {
  const { message, modal, notification } = App.useApp();
  return (
    <Space wrap>
      <Button id="modal" onClick={() => onOpen('modal')}>
        弹窗
      </Button>
      <Button id="drawer" onClick={() => onOpen('drawer')}>
        抽屉
      </Button>
      <Button id="message" onClick={() => void message.warning('文件格式不合法!')}>
        消息
      </Button>
      <Button id="notice" onClick={() => notification.info({ title: '通知', description: '内容' })}>
        通知
      </Button>
      <Button id="confirm" onClick={() => void modal.confirm({ title: '确认移除该监听器吗？' })}>
        确认
      </Button>
      <Dropdown
        menu={{
          items: [
            { key: '1', label: '宽松' },
            { key: '2', label: '紧凑' },
          ],
        }}
      >
        <Button id="dropdown">密度</Button>
      </Dropdown>
      <Popconfirm title="确定删除？" onConfirm={() => void message.success('已删除')}>
        <Button id="popconfirm" danger>
          删除
        </Button>
      </Popconfirm>
      <Tooltip title="提示">
        <Button id="tooltip">悬停</Button>
      </Tooltip>
      <Button disabled>不可用</Button>
      <Button type="link">链接</Button>
      <Button type="text">文字</Button>
      <Button type="dashed">虚线</Button>
      <Button type="primary" danger>
        危险
      </Button>
      <Upload>
        <Button>上传</Button>
      </Upload>
    </Space>
  );
}

/** Tags and badges. */
function Marks() {
  return (
    <Space wrap>
      {COLORS.map((color) => (
        <Tag key={color} color={color}>
          {color}
        </Tag>
      ))}
      <Tag>默认</Tag>
      <Tag color="success">成功</Tag>
      <Tag color="warning">警告</Tag>
      <Tag color="error">错误</Tag>
      <Tag color="processing">进行中</Tag>
      <Badge count={5} />
      <Badge status="success" text="在线" />
    </Space>
  );
}

/** Menus, trees and other lists. */
function Lists() {
  return (
    <Space align="start" wrap>
      <Menu
        mode="inline"
        style={{ width: 200 }}
        defaultSelectedKeys={['p']}
        items={[
          { key: 'p', label: '项目管理' },
          { key: 'm', label: '流程', children: [{ key: 'x', label: '模型' }] },
        ]}
      />
      <Tree treeData={tree} defaultExpandAll checkable />
      <Timeline items={[{ content: '创建' }, { content: '审批' }]} />
      <Statistic title="在建项目" value={112_893} />
      <Descriptions bordered items={[{ key: '1', label: '名称', children: '一号楼' }]} />
    </Space>
  );
}

function ImportModal({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Modal open={open} title="导入" onCancel={onClose} onOk={onClose}>
      <Form layout="vertical">
        <Form.Item label="方式" name="mode">
          <Select
            options={[
              { value: 1, label: '覆盖' },
              { value: 2, label: '追加' },
            ]}
          />
        </Form.Item>
        <Form.Item label="截止" name="until">
          <DatePicker />
        </Form.Item>
        <Upload.Dragger>拖到此处</Upload.Dragger>
      </Form>
    </Modal>
  );
}

function List() {
  return (
    <>
      <Table
        rowKey="id"
        rowSelection={{}}
        columns={[
          { title: '编号', dataIndex: 'id', width: 80, sorter: (a, b) => a.id - b.id, fixed: 'left' },
          { title: '名称', dataIndex: 'name', width: 400 },
          { title: '状态', dataIndex: 'status', width: 400, filters: [{ text: '在建', value: '在建' }] },
        ]}
        dataSource={rows}
        scroll={{ x: 900, y: 260 }}
        pagination={false}
      />
      <Pagination total={rows.length} showSizeChanger showQuickJumper showTotal={(total) => `共 ${total} 条`} />
    </>
  );
}
