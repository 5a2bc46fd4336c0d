/**
 * Classes of antd's small link button, for a plain `<button>` with a `<span>`: a list has one in each row, and antd's
 * component, with its effects, takes several times as long to be made. A module that uses it imports antd's button as
 * well, or else its styles are missing.
 */
export const LINK_BUTTON = 'ant-btn gd ant-btn-link ant-btn-color-link ant-btn-variant-link ant-btn-sm';
