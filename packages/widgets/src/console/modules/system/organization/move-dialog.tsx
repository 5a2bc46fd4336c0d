import type { OrganizationNode } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { Alert, Form, Modal, Select, TreeSelect } from 'antd';
import { useState } from 'react';
import { useFocusRescue } from '../../../ground/page/page-focus.ts';
import { useOrganizationText } from './text/index.ts';
import { isSamePlace, mayHang, siblingsFor, wayTo, type Move } from './tree-model.ts';
import type { OrganizationActions } from './use-organization-actions.tsx';

interface MoveDialogProps {
  tree: readonly OrganizationNode[];
  node: OrganizationNode;
  actions: OrganizationActions;
  onClose: () => void;
}

/** Option value for the first place: no organisation has an empty id. */
const FIRST = '';

/** Dialog to move an organisation without a mouse: its new parent, and the place among the parent's children. */
export function MoveDialog({ tree, node, actions, onClose }: MoveDialogProps) {
  const text = useOrganizationText();
  const afterClose = useFocusRescue();
  const [parent, setParent] = useState(wayTo(tree, node.org_id).at(-2)?.org_id);
  const [after, setAfter] = useState<string>();
  const [busy, setBusy] = useState(false);
  const siblings = parent === undefined ? [] : siblingsFor(tree, node.org_id, parent);
  const own = wayTo(tree, node.org_id).at(-2);
  const ownPlace = own?.children[own.children.findIndex((one) => one.org_id === node.org_id) - 1]?.org_id ?? FIRST;
  const place = after ?? (parent === own?.org_id ? ownPlace : (siblings.at(-1)?.org_id ?? FIRST));
  const move: Move | undefined = parent === undefined ? undefined : { org_pid: parent, after: place || null };
  const same = move === undefined || isSamePlace(tree, node.org_id, move);
  const submit = async () => {
    if (!move || same) return;
    setBusy(true);
    try {
      await actions.moveTo(node, move);
      onClose();
    } catch {
      // The client has shown the reason; the choice stays.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={fill(text.moveTitle, { name: node.name })}
      okText={text.move}
      okButtonProps={{ disabled: same }}
      cancelText={text.cancel}
      confirmLoading={busy}
      onOk={() => void submit()}
      onCancel={onClose}
      afterClose={afterClose}
      destroyOnHidden
    >
      <Form layout="vertical" component="div">
        <Form.Item label={text.moveParent} htmlFor="gd-org-parent">
          <TreeSelect<string>
            id="gd-org-parent"
            value={parent}
            treeDefaultExpandAll
            showSearch={{ treeNodeFilterProp: 'title' }}
            style={{ width: '100%' }}
            treeData={tree.map((one) => choiceOf(tree, one, node.org_id))}
            onChange={(value: string) => {
              setParent(value);
              setAfter(undefined);
            }}
          />
        </Form.Item>
        <Form.Item label={text.movePlace} htmlFor="gd-org-place">
          <Select<string>
            id="gd-org-place"
            value={place}
            showSearch={{ optionFilterProp: 'label' }}
            options={[
              { value: FIRST, label: text.moveFirst },
              ...siblings.map((one) => ({ value: one.org_id, label: fill(text.moveBehind, { name: one.name }) })),
            ]}
            onChange={setAfter}
          />
        </Form.Item>
      </Form>
      <Alert
        type={same ? 'info' : 'warning'}
        showIcon
        title={same ? text.moveSame : actions.consequenceOf(node, move)}
      />
    </Modal>
  );
}

interface Choice {
  value: string;
  title: string;
  disabled: boolean;
  children: Choice[];
}

function choiceOf(tree: readonly OrganizationNode[], node: OrganizationNode, moved: string): Choice {
  return {
    value: node.org_id,
    title: node.name,
    disabled: !mayHang(tree, moved, node.org_id),
    children: node.children.map((child) => choiceOf(tree, child, moved)),
  };
}
