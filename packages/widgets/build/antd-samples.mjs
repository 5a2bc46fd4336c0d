// Renders every antd component that Gongdi may use once, so that antd registers its styles for extraction. The styles
// of a component contain all of its variants, except the parts that antd registers only when they are drawn (tag
// colours, confirm dialogs, compact groups). These parts have samples of their own below.
import * as antd from 'antd';
import { createElement as h } from 'react';

const tree = [{ title: 'a', key: '1', value: '1', label: 'a' }];
const options = [{ value: 1, label: 'a' }];
const items = [{ key: '1', label: 'a', children: 'a' }];
const Panel = (component) => component._InternalPanelDoNotUseOrYouWillBeFired;

/** Sample elements by the name that a widget imports from `antd`. */
export const samples = {
  Alert: [h(antd.Alert, { title: 'a', showIcon: true, closable: true })],
  App: [],
  AutoComplete: [h(antd.AutoComplete, { options })],
  Avatar: [h(antd.Avatar.Group, null, h(antd.Avatar, null, 'a'))],
  Badge: [h(antd.Badge, { count: 1 }, 'a'), h(antd.Badge, { status: 'success' }), h(antd.Badge.Ribbon, { text: 'a' })],
  Breadcrumb: [h(antd.Breadcrumb, { items: [{ title: 'a' }] })],
  Button: [
    h(antd.Button, null, 'a'),
    h(antd.Space.Compact, null, h(antd.Button, null, 'a'), h(antd.Input), h(antd.Select)),
  ],
  Card: [h(antd.Card, { title: 'a', extra: 'b' }, h(antd.Card.Meta, { title: 'a' }))],
  Cascader: [h(antd.Cascader, { options: tree }), h(antd.Cascader.Panel, { options: tree })],
  Checkbox: [h(antd.Checkbox, null, 'a'), h(antd.Checkbox.Group, { options: ['a'] })],
  Col: [h(antd.Row, null, h(antd.Col, { span: 1 }))],
  Collapse: [h(antd.Collapse, { items })],
  ConfigProvider: [],
  DatePicker: [h(antd.DatePicker), h(antd.DatePicker.RangePicker)],
  Descriptions: [h(antd.Descriptions, { bordered: true, items })],
  Divider: [h(antd.Divider)],
  Drawer: [h(Panel(antd.Drawer), { title: 'a' })],
  Dropdown: [h(antd.Dropdown, { menu: { items: [] } }, h('a')), h(antd.Dropdown.Button, { menu: { items: [] } })],
  Empty: [h(antd.Empty)],
  Flex: [h(antd.Flex)],
  Form: [h(antd.Form, null, h(antd.Form.Item, { label: 'a', name: 'a', help: 'a' }, h(antd.Input)))],
  Grid: [],
  Image: [h(antd.Image, { src: 'data:,' })],
  Input: [
    h(antd.Input),
    h(antd.Input.Search),
    h(antd.Input.Password),
    h(antd.Input.TextArea),
    h(antd.Input.OTP),
    h(antd.Input.Group),
  ],
  InputNumber: [h(antd.InputNumber)],
  Layout: [h(antd.Layout, null, h(antd.Layout.Sider, { collapsible: true }), h(antd.Layout.Header))],
  List: [h(antd.List, { dataSource: [1], renderItem: () => h(antd.List.Item, null, h(antd.List.Item.Meta)) })],
  Mentions: [h(antd.Mentions, { defaultValue: '@', open: true, options: [{ value: 'a', label: 'a' }] })],
  Menu: [h(antd.Menu, { items: [{ key: '1', label: 'a' }] }), h(antd.Menu, { theme: 'dark', items: [] })],
  Modal: [h(antd.Modal, { open: false }), h(Panel(antd.Modal), { type: 'confirm', content: 'a' })],
  Pagination: [h(antd.Pagination, { total: 50, showSizeChanger: true, showQuickJumper: true })],
  Popconfirm: [h(antd.Popconfirm, { title: 'a' }, h('a')), h(Panel(antd.Popconfirm), { title: 'a' })],
  Popover: [h(antd.Popover, { title: 'a' }, h('a'))],
  Progress: [h(antd.Progress, { percent: 1 })],
  Radio: [h(antd.Radio), h(antd.Radio.Group, { options: ['a'], optionType: 'button' })],
  Rate: [h(antd.Rate)],
  Result: [h(antd.Result)],
  Row: [h(antd.Row)],
  Segmented: [h(antd.Segmented, { options: ['a'] })],
  Select: [h(antd.Select, { options }), h(antd.Select, { mode: 'multiple', options })],
  Skeleton: [h(antd.Skeleton), h(antd.Skeleton.Button), h(antd.Skeleton.Node)],
  Slider: [h(antd.Slider)],
  Space: [h(antd.Space), h(antd.Space.Compact, null, h(antd.Space.Addon, null, 'a'))],
  Spin: [h(antd.Spin), h(antd.Spin, { percent: 10 })],
  Splitter: [h(antd.Splitter, null, h(antd.Splitter.Panel), h(antd.Splitter.Panel))],
  Statistic: [h(antd.Statistic, { value: 1 })],
  Steps: [h(antd.Steps, { items: [{ title: 'a' }] })],
  Switch: [h(antd.Switch)],
  Table: [
    h(antd.Table, {
      columns: [{ title: 'a', dataIndex: 'a', sorter: true, filters: [] }],
      dataSource: [{ a: 1 }],
      rowKey: 'a',
      rowSelection: {},
      virtual: true,
      scroll: { x: 100, y: 100 },
    }),
  ],
  Tabs: [h(antd.Tabs, { items })],
  Tag: [
    h(antd.Tag, null, 'a'),
    h(antd.Tag, { color: 'green' }, 'a'),
    h(antd.Tag, { color: 'success' }, 'a'),
    h(antd.Tag.CheckableTag, { checked: true }, 'a'),
  ],
  TimePicker: [h(antd.TimePicker)],
  Timeline: [h(antd.Timeline, { items: [{ content: 'a' }] })],
  Tooltip: [h(antd.Tooltip, { title: 'a' }, h('a'))],
  Transfer: [h(antd.Transfer, { dataSource: [], render: () => 'a' })],
  Tree: [h(antd.Tree, { treeData: tree, checkable: true }), h(antd.Tree.DirectoryTree, { treeData: tree })],
  TreeSelect: [h(antd.TreeSelect, { treeData: tree })],
  Typography: [h(antd.Typography.Paragraph, { copyable: true, ellipsis: true }, 'a'), h(antd.Typography.Link)],
  Upload: [
    h(antd.Upload, { fileList: [{ uid: '1', name: 'a', status: 'done' }] }),
    h(antd.Upload, { listType: 'picture-card', fileList: [] }),
    h(antd.Upload.Dragger),
  ],
  message: [h(Panel(antd.message), { content: 'a' })],
  notification: [h(Panel(antd.notification), { title: 'a' })],
  theme: [],
};
