/** Assignment rule of a task in the demo's models. A task without a rule goes to the assignee in its model. */
export interface DemoRule {
  task: string;
  /** Accounts (rule type 30), or special people (type 50). */
  users?: readonly string[];
  special?: readonly string[];
  reject?: 'finish' | 'continue';
  due_hours?: number;
}

/** Rules by key of the model. */
export const DEMO_RULES: Readonly<Record<string, readonly DemoRule[]>> = {
  leave_approval: [
    { task: 'DepartmentApproval', users: ['contractor'], reject: 'continue', due_hours: 48 },
    { task: 'Revise', special: ['10'] },
    { task: 'ManagerApproval', users: ['admin'], due_hours: 48 },
  ],
  danger_rectification: [
    { task: 'Issue', special: ['10'] },
    { task: 'Mend', users: ['admin', 'contractor', 'patrol'], due_hours: 48 },
    { task: 'Review', users: ['patrol'], reject: 'continue', due_hours: 24 },
  ],
  material_acceptance: [
    { task: 'Register', special: ['10'] },
    { task: 'Sample', users: ['contractor', 'patrol'], due_hours: 24 },
    { task: 'Papers', users: ['contractor', 'patrol'], due_hours: 24 },
    { task: 'Accept', users: ['owner'], reject: 'continue' },
    { task: 'Remove', special: ['10'] },
  ],
  concrete_pour: [
    { task: 'Countersign', users: ['admin', 'contractor', 'patrol'], due_hours: 8 },
    { task: 'Order', users: ['owner'], due_hours: 8 },
  ],
};
