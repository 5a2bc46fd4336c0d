drop index "bill_item_section_path_index";

alter table "contract_payout" add column "payout_kind" integer;

create index "contract_payout_payout_kind_index" on "contract_payout" ("payout_kind", "created_at", "id");

alter table "works_contract" add column "owed_total" numeric(18,2);

alter table "works_contract" add column "refund_due" boolean;

create index "works_contract_refund_due_index" on "works_contract" ("refund_due", "created_at", "id");

-- Before the functions change: approved orders change no more.
update contract_payout set payout_kind = 1;

-- What was paid too much comes back by refunds, never more than is owed; they lower what was paid, ordered and payable.
create or replace function keep_works_contract() returns trigger language plpgsql as $$
begin
  new.changes_amount := coalesce(new.changes_amount, 0);
  new.price_now := new.amount + new.changes_amount;
  new.certified_total := coalesce(new.certified_total, 0);
  new.payable_total := coalesce(new.payable_total, 0);
  new.ordered_total := coalesce(new.ordered_total, 0);
  new.paid_total := coalesce(new.paid_total, 0);
  new.retention_held := coalesce(new.retention_held, 0);
  new.advance_left := coalesce(new.advance_left, 0);
  new.safety_balance := coalesce(new.safety_balance, 0);
  new.owed_total := coalesce(new.owed_total, 0);
  new.refund_due := new.contract_status = 3 and new.owed_total > 0;
  if tg_op = 'UPDATE' and old.contract_status <> 1 and (new.amount, new.tax_rate, new.advance_amount, new.recover_from,
      new.recover_to, new.pay_share, new.retention_rate, new.safety_prepaid, new.labour_share, new.contract_direction,
      new.project_id) is distinct from (old.amount, old.tax_rate, old.advance_amount, old.recover_from, old.recover_to,
      old.pay_share, old.retention_rate, old.safety_prepaid, old.labour_share, old.contract_direction, old.project_id)
  then
    perform refuse_part('amount', '合同「' || new.contract_name || '」已签订，价款与付款条款不能修改；价款请办合同变更',
      'The contract ' || new.contract_name || ' is signed; its price changes only by a change');
  end if;
  if new.certified_total > new.price_now then
    perform refuse_part('certified_total', '累计计量 ' || new.certified_total || ' 元超过合同价加变更 ' || new.price_now ||
      ' 元，先办合同变更', 'Certified ' || new.certified_total || ' is more than the price with its changes, ' ||
      new.price_now || '; approve a change first');
  end if;
  if new.ordered_total > new.payable_total then
    perform refuse_part('ordered_total', '付款合计 ' || new.ordered_total || ' 元超过合同累计应付 ' || new.payable_total ||
      ' 元', 'Orders of ' || new.ordered_total || ' are more than the ' || new.payable_total || ' that is payable');
  end if;
  if new.retention_held < 0 then
    perform refuse_part('retention_held', '返还的质保金超过扣留额，最多返还 ' || coalesce(old.retention_held, 0) || ' 元',
      'More retention would be returned than is held; at most ' || coalesce(old.retention_held, 0));
  end if;
  if new.owed_total < 0 then
    perform refuse_part('amount', '退款超过应退额，最多退 ' || coalesce(old.owed_total, 0) || ' 元',
      'More would be refunded than is owed; at most ' || coalesce(old.owed_total, 0));
  end if;
  if new.retention_held = 0 then
    new.retention_due := false;
  end if;
  return new;
end $$;

create or replace function keep_payout() returns trigger language plpgsql as $$
declare
  certificate payment_certificate%rowtype;
  paper fund_paper%rowtype;
  contract works_contract%rowtype;
  taken numeric;
begin
  if tg_op <> 'INSERT' and old.payout_status in (2, 3) and (tg_op = 'DELETE' or (new.certificate_id, new.amount,
      new.payout_kind, new.fund_paper_id) is distinct from (old.certificate_id, old.amount, old.payout_kind,
      old.fund_paper_id) or (old.payout_status = 3 and new.payout_status <> 3)) then
    perform refuse_part('payout_status', '付款单「' || old.payout_number || '」已审批，不能修改或删除',
      'Order ' || old.payout_number || ' is approved already');
  end if;
  if tg_op = 'DELETE' then return old; end if;
  new.labour_amount := coalesce(new.labour_amount, 0);
  new.payout_kind := coalesce(new.payout_kind, 1);
  if new.payout_status in (2, 3) and (tg_op = 'INSERT' or old.payout_status not in (2, 3)) then
    -- Approvals of one payment wait for each other here, so that each sees what the one before has taken.
    select * into certificate from payment_certificate where id = new.certificate_id for no key update;
    if certificate.certificate_status < 4 then
      perform refuse_part('certificate_id', '「' || coalesce(certificate.certificate_name, '') || '」还没有批准，批准后再付款',
        'The payment is not approved yet; approve it first');
    end if;
    if new.payout_kind = 2 then
      -- Refunds of one contract wait for each other.
      select * into contract from works_contract where id = certificate.contract_id for no key update;
      select coalesce(sum(amount), 0) into taken from contract_payout
        where contract_id = contract.id and payout_kind = 2 and payout_status = 2 and id <> new.id;
      if taken + new.amount > contract.owed_total then
        perform refuse_part('amount', '合同多付待退 ' || contract.owed_total || ' 元，已批准未退 ' || taken || ' 元，最多还能退 ' ||
          (contract.owed_total - taken) || ' 元，请改小金额', 'To be refunded ' || contract.owed_total || ', approved ' ||
          taken || ': at most ' || (contract.owed_total - taken) || ' is left; reduce the amount');
      end if;
    else
      select coalesce(sum(amount), 0) into taken from contract_payout
        where certificate_id = new.certificate_id and payout_kind = 1 and payout_status in (2, 3)
          and id <> new.id;
      if taken + new.amount > certificate.payable then
        perform refuse_part('amount', '本期应付 ' || certificate.payable || ' 元，已批准 ' || taken || ' 元，最多还能付 ' ||
          (certificate.payable - taken) || ' 元，请改小金额', 'Payable ' || certificate.payable || ', approved ' || taken ||
          ': at most ' || (certificate.payable - taken) || ' is left; reduce the amount');
      end if;
    end if;
    if new.fund_paper_id is not null then
      -- Orders of one request wait for each other as well.
      select * into paper from fund_paper where id = new.fund_paper_id for no key update;
      select coalesce(sum(amount), 0) into taken from contract_payout
        where fund_paper_id = new.fund_paper_id and payout_status in (2, 3) and id <> new.id;
      if taken + new.amount > paper.amount then
        perform refuse_part('fund_paper_id', '用款申请「' || paper.fund_title || '」批准 ' || paper.amount || ' 元，付款单已占用 ' ||
          taken || ' 元，最多还能付 ' || (paper.amount - taken) || ' 元，请改小金额或另报用款', 'Of the request ' ||
          paper.fund_title || ' ' || (paper.amount - taken) || ' is left; reduce the amount or request more');
      end if;
    end if;
  else
    select * into certificate from payment_certificate where id = new.certificate_id;
  end if;
  new.contract_id := certificate.contract_id;
  new.project_id := certificate.project_id;
  new.contract_direction := certificate.contract_direction;
  return new;
end $$;

create or replace function sum_payouts() returns trigger language plpgsql as $$
declare
  refunded numeric;
begin
  perform 1 from payment_certificate where id = new.certificate_id for no key update;
  perform 1 from works_contract where id = new.contract_id for no key update;
  update payment_certificate set (ordered_amount, paid_amount, labour_paid) = (
    select coalesce(sum(amount) filter (where payout_status in (2, 3)), 0),
      coalesce(sum(amount) filter (where payout_status = 3), 0),
      coalesce(sum(labour_amount) filter (where payout_status = 3), 0)
    from contract_payout where certificate_id = new.certificate_id and payout_kind = 1) where id = new.certificate_id;
  select coalesce(sum(amount), 0) into refunded from contract_payout
    where contract_id = new.contract_id and payout_kind = 2 and payout_status = 3;
  update works_contract set (ordered_total, paid_total, payable_total) = (
    select coalesce(sum(amount) filter (where payout_status in (2, 3)), 0) - refunded,
      coalesce(sum(amount) filter (where payout_status = 3), 0) - refunded,
      (select coalesce(sum(payable), 0) from payment_certificate
        where contract_id = new.contract_id and certificate_status >= 4) - refunded
    from contract_payout where contract_id = new.contract_id and payout_kind = 1) where id = new.contract_id;
  if new.fund_paper_id is not null then
    update fund_paper set by_orders = exists (select 1 from contract_payout
      where fund_paper_id = new.fund_paper_id and payout_status in (2, 3)) where id = new.fund_paper_id;
  end if;
  return null;
end $$;

create or replace function sum_certificates() returns trigger language plpgsql as $$
begin
  perform 1 from works_contract where id = new.contract_id for no key update;
  update works_contract set (payable_total, certified_total) = (
    select coalesce(sum(payable), 0) - (select coalesce(sum(amount), 0) from contract_payout
        where contract_id = new.contract_id and payout_kind = 2 and payout_status = 3),
      coalesce(max(coalesce(works, 0) + coalesce(safety, 0)), 0)
    from payment_certificate where contract_id = new.contract_id and certificate_status >= 4) where id = new.contract_id;
  return null;
end $$;

-- What the newest approved payment carries below zero, with its tax.
update works_contract c set owed_total = -p.carried + round(-p.carried * coalesce(c.tax_rate, 0)::numeric / 100, 2)
  from (select distinct on (contract_id) contract_id, carried from payment_certificate
    where certificate_kind <> 1 and certificate_status >= 4 order by contract_id, period_number desc) p
  where p.contract_id = c.id and p.carried < 0;

-- The other nine tables of JGJ 59-2011 beside the ten of 0056: with them its nineteen are complete. They belong to no
-- organisation, so nobody changes them; a company copies one and changes the copy. To be confirmed.
insert into checklist_template (id, org_id, created_at, updated_at, version, template_name, standard, term_days, items)
values
  ('jgj59-11', null, '2026-11-29 00:00:00+00', '2026-11-29 00:00:00+00', 1, '门式钢管脚手架检查（JGJ 59）', 'JGJ 59-2011 建筑施工安全检查标准', 3,
   '[
     {"section": "保证项目", "item": "施工方案", "method": "查资料", "full_score": 10, "clause": "3.4.3", "danger_level": 2},
     {"section": "保证项目", "item": "架体基础", "method": "看现场", "full_score": 10, "clause": "3.4.3", "danger_level": 2},
     {"section": "保证项目", "item": "架体稳定", "method": "实测", "full_score": 10, "clause": "3.4.3", "danger_level": 2},
     {"section": "保证项目", "item": "杆件锁臂", "method": "看现场", "full_score": 10, "clause": "3.4.3", "danger_level": 2},
     {"section": "保证项目", "item": "脚手板", "method": "看现场", "full_score": 10, "clause": "3.4.3", "danger_level": 2},
     {"section": "保证项目", "item": "交底与验收", "method": "查资料", "full_score": 10, "clause": "3.4.3", "danger_level": 2},
     {"section": "一般项目", "item": "架体防护", "method": "看现场", "full_score": 10, "clause": "3.4.4", "danger_level": 1},
     {"section": "一般项目", "item": "构配件材质", "method": "实测", "full_score": 10, "clause": "3.4.4", "danger_level": 1},
     {"section": "一般项目", "item": "荷载", "method": "看现场", "full_score": 10, "clause": "3.4.4", "danger_level": 1},
     {"section": "一般项目", "item": "通道", "method": "看现场", "full_score": 10, "clause": "3.4.4", "danger_level": 1}]'),
  ('jgj59-12', null, '2026-11-29 00:00:00+00', '2026-11-29 00:00:00+00', 1, '碗扣式钢管脚手架检查（JGJ 59）', 'JGJ 59-2011 建筑施工安全检查标准', 3,
   '[
     {"section": "保证项目", "item": "施工方案", "method": "查资料", "full_score": 10, "clause": "3.5.3", "danger_level": 2},
     {"section": "保证项目", "item": "架体基础", "method": "看现场", "full_score": 10, "clause": "3.5.3", "danger_level": 2},
     {"section": "保证项目", "item": "架体稳定", "method": "实测", "full_score": 10, "clause": "3.5.3", "danger_level": 2},
     {"section": "保证项目", "item": "杆件锁件", "method": "实测", "full_score": 10, "clause": "3.5.3", "danger_level": 2},
     {"section": "保证项目", "item": "脚手板", "method": "看现场", "full_score": 10, "clause": "3.5.3", "danger_level": 2},
     {"section": "保证项目", "item": "交底与验收", "method": "查资料", "full_score": 10, "clause": "3.5.3", "danger_level": 2},
     {"section": "一般项目", "item": "架体防护", "method": "看现场", "full_score": 10, "clause": "3.5.4", "danger_level": 1},
     {"section": "一般项目", "item": "构配件材质", "method": "实测", "full_score": 10, "clause": "3.5.4", "danger_level": 1},
     {"section": "一般项目", "item": "荷载", "method": "看现场", "full_score": 10, "clause": "3.5.4", "danger_level": 1},
     {"section": "一般项目", "item": "通道", "method": "看现场", "full_score": 10, "clause": "3.5.4", "danger_level": 1}]'),
  ('jgj59-13', null, '2026-11-29 00:00:00+00', '2026-11-29 00:00:00+00', 1, '承插型盘扣式钢管脚手架检查（JGJ 59）', 'JGJ 59-2011 建筑施工安全检查标准', 3,
   '[
     {"section": "保证项目", "item": "施工方案", "method": "查资料", "full_score": 10, "clause": "3.6.3", "danger_level": 2},
     {"section": "保证项目", "item": "架体基础", "method": "看现场", "full_score": 10, "clause": "3.6.3", "danger_level": 2},
     {"section": "保证项目", "item": "架体稳定", "method": "实测", "full_score": 10, "clause": "3.6.3", "danger_level": 2},
     {"section": "保证项目", "item": "杆件设置", "method": "实测", "full_score": 10, "clause": "3.6.3", "danger_level": 2},
     {"section": "保证项目", "item": "脚手板", "method": "看现场", "full_score": 10, "clause": "3.6.3", "danger_level": 2},
     {"section": "保证项目", "item": "交底与验收", "method": "查资料", "full_score": 10, "clause": "3.6.3", "danger_level": 2},
     {"section": "一般项目", "item": "架体防护", "method": "看现场", "full_score": 10, "clause": "3.6.4", "danger_level": 1},
     {"section": "一般项目", "item": "杆件连接", "method": "实测", "full_score": 10, "clause": "3.6.4", "danger_level": 1},
     {"section": "一般项目", "item": "构配件材质", "method": "实测", "full_score": 10, "clause": "3.6.4", "danger_level": 1},
     {"section": "一般项目", "item": "通道", "method": "看现场", "full_score": 10, "clause": "3.6.4", "danger_level": 1}]'),
  ('jgj59-14', null, '2026-11-29 00:00:00+00', '2026-11-29 00:00:00+00', 1, '满堂脚手架检查（JGJ 59）', 'JGJ 59-2011 建筑施工安全检查标准', 3,
   '[
     {"section": "保证项目", "item": "施工方案", "method": "查资料", "full_score": 10, "clause": "3.7.3", "danger_level": 2},
     {"section": "保证项目", "item": "架体基础", "method": "看现场", "full_score": 10, "clause": "3.7.3", "danger_level": 2},
     {"section": "保证项目", "item": "架体稳定", "method": "实测", "full_score": 10, "clause": "3.7.3", "danger_level": 2},
     {"section": "保证项目", "item": "杆件锁件", "method": "实测", "full_score": 10, "clause": "3.7.3", "danger_level": 2},
     {"section": "保证项目", "item": "脚手板", "method": "看现场", "full_score": 10, "clause": "3.7.3", "danger_level": 2},
     {"section": "保证项目", "item": "交底与验收", "method": "查资料", "full_score": 10, "clause": "3.7.3", "danger_level": 2},
     {"section": "一般项目", "item": "架体防护", "method": "看现场", "full_score": 10, "clause": "3.7.4", "danger_level": 1},
     {"section": "一般项目", "item": "构配件材质", "method": "实测", "full_score": 10, "clause": "3.7.4", "danger_level": 1},
     {"section": "一般项目", "item": "荷载", "method": "看现场", "full_score": 10, "clause": "3.7.4", "danger_level": 1},
     {"section": "一般项目", "item": "通道", "method": "看现场", "full_score": 10, "clause": "3.7.4", "danger_level": 1}]'),
  ('jgj59-15', null, '2026-11-29 00:00:00+00', '2026-11-29 00:00:00+00', 1, '悬挑式脚手架检查（JGJ 59）', 'JGJ 59-2011 建筑施工安全检查标准', 3,
   '[
     {"section": "保证项目", "item": "施工方案", "method": "查资料", "full_score": 10, "clause": "3.8.3", "danger_level": 2},
     {"section": "保证项目", "item": "悬挑钢梁", "method": "实测", "full_score": 10, "clause": "3.8.3", "danger_level": 2},
     {"section": "保证项目", "item": "架体稳定", "method": "实测", "full_score": 10, "clause": "3.8.3", "danger_level": 2},
     {"section": "保证项目", "item": "脚手板", "method": "看现场", "full_score": 10, "clause": "3.8.3", "danger_level": 2},
     {"section": "保证项目", "item": "荷载", "method": "看现场", "full_score": 10, "clause": "3.8.3", "danger_level": 2},
     {"section": "保证项目", "item": "交底与验收", "method": "查资料", "full_score": 10, "clause": "3.8.3", "danger_level": 2},
     {"section": "一般项目", "item": "杆件间距", "method": "实测", "full_score": 10, "clause": "3.8.4", "danger_level": 1},
     {"section": "一般项目", "item": "架体防护", "method": "看现场", "full_score": 10, "clause": "3.8.4", "danger_level": 1},
     {"section": "一般项目", "item": "层间防护", "method": "看现场", "full_score": 10, "clause": "3.8.4", "danger_level": 1},
     {"section": "一般项目", "item": "构配件材质", "method": "实测", "full_score": 10, "clause": "3.8.4", "danger_level": 1}]'),
  ('jgj59-16', null, '2026-11-29 00:00:00+00', '2026-11-29 00:00:00+00', 1, '附着式升降脚手架检查（JGJ 59）', 'JGJ 59-2011 建筑施工安全检查标准', 3,
   '[
     {"section": "保证项目", "item": "施工方案", "method": "查资料", "full_score": 10, "clause": "3.9.3", "danger_level": 2},
     {"section": "保证项目", "item": "安全装置", "method": "实测", "full_score": 10, "clause": "3.9.3", "danger_level": 2},
     {"section": "保证项目", "item": "架体构造", "method": "实测", "full_score": 10, "clause": "3.9.3", "danger_level": 2},
     {"section": "保证项目", "item": "附着支座", "method": "看现场", "full_score": 10, "clause": "3.9.3", "danger_level": 2},
     {"section": "保证项目", "item": "架体安装", "method": "实测", "full_score": 10, "clause": "3.9.3", "danger_level": 2},
     {"section": "保证项目", "item": "架体升降", "method": "看现场", "full_score": 10, "clause": "3.9.3", "danger_level": 2},
     {"section": "一般项目", "item": "检查验收", "method": "查资料", "full_score": 10, "clause": "3.9.4", "danger_level": 1},
     {"section": "一般项目", "item": "脚手板", "method": "看现场", "full_score": 10, "clause": "3.9.4", "danger_level": 1},
     {"section": "一般项目", "item": "架体防护", "method": "看现场", "full_score": 10, "clause": "3.9.4", "danger_level": 1},
     {"section": "一般项目", "item": "安全作业", "method": "查资料、看现场", "full_score": 10, "clause": "3.9.4", "danger_level": 1}]'),
  ('jgj59-17', null, '2026-11-29 00:00:00+00', '2026-11-29 00:00:00+00', 1, '高处作业吊篮检查（JGJ 59）', 'JGJ 59-2011 建筑施工安全检查标准', 3,
   '[
     {"section": "保证项目", "item": "施工方案", "method": "查资料", "full_score": 10, "clause": "3.10.3", "danger_level": 2},
     {"section": "保证项目", "item": "安全装置", "method": "实测", "full_score": 10, "clause": "3.10.3", "danger_level": 2},
     {"section": "保证项目", "item": "悬挂机构", "method": "实测", "full_score": 10, "clause": "3.10.3", "danger_level": 2},
     {"section": "保证项目", "item": "钢丝绳", "method": "看现场", "full_score": 10, "clause": "3.10.3", "danger_level": 2},
     {"section": "保证项目", "item": "安装作业", "method": "查资料、看现场", "full_score": 10, "clause": "3.10.3", "danger_level": 2},
     {"section": "保证项目", "item": "升降作业", "method": "看现场", "full_score": 10, "clause": "3.10.3", "danger_level": 2},
     {"section": "一般项目", "item": "交底与验收", "method": "查资料", "full_score": 10, "clause": "3.10.4", "danger_level": 1},
     {"section": "一般项目", "item": "安全防护", "method": "看现场", "full_score": 10, "clause": "3.10.4", "danger_level": 1},
     {"section": "一般项目", "item": "吊篮稳定", "method": "看现场", "full_score": 10, "clause": "3.10.4", "danger_level": 1},
     {"section": "一般项目", "item": "荷载", "method": "看现场", "full_score": 10, "clause": "3.10.4", "danger_level": 1}]'),
  ('jgj59-18', null, '2026-11-29 00:00:00+00', '2026-11-29 00:00:00+00', 1, '物料提升机检查（JGJ 59）', 'JGJ 59-2011 建筑施工安全检查标准', 3,
   '[
     {"section": "保证项目", "item": "安全装置", "method": "实测", "full_score": 15, "clause": "3.15.3", "danger_level": 2},
     {"section": "保证项目", "item": "防护设施", "method": "看现场", "full_score": 15, "clause": "3.15.3", "danger_level": 2},
     {"section": "保证项目", "item": "附墙架与缆风绳", "method": "查资料、看现场", "full_score": 10, "clause": "3.15.3", "danger_level": 2},
     {"section": "保证项目", "item": "钢丝绳", "method": "看现场", "full_score": 10, "clause": "3.15.3", "danger_level": 2},
     {"section": "保证项目", "item": "安拆、验收与使用", "method": "查资料", "full_score": 10, "clause": "3.15.3", "danger_level": 2},
     {"section": "一般项目", "item": "基础与导轨架", "method": "查资料、看现场", "full_score": 10, "clause": "3.15.4", "danger_level": 1},
     {"section": "一般项目", "item": "动力与传动", "method": "看现场", "full_score": 10, "clause": "3.15.4", "danger_level": 1},
     {"section": "一般项目", "item": "通信装置", "method": "看现场", "full_score": 5, "clause": "3.15.4", "danger_level": 1},
     {"section": "一般项目", "item": "卷扬机操作棚", "method": "看现场", "full_score": 10, "clause": "3.15.4", "danger_level": 1},
     {"section": "一般项目", "item": "避雷装置", "method": "实测", "full_score": 5, "clause": "3.15.4", "danger_level": 1}]'),
  ('jgj59-19', null, '2026-11-29 00:00:00+00', '2026-11-29 00:00:00+00', 1, '起重吊装检查（JGJ 59）', 'JGJ 59-2011 建筑施工安全检查标准', 3,
   '[
     {"section": "保证项目", "item": "施工方案", "method": "查资料", "full_score": 10, "clause": "3.18.3", "danger_level": 2},
     {"section": "保证项目", "item": "起重机械", "method": "查资料、看现场", "full_score": 10, "clause": "3.18.3", "danger_level": 2},
     {"section": "保证项目", "item": "钢丝绳与地锚", "method": "实测", "full_score": 10, "clause": "3.18.3", "danger_level": 2},
     {"section": "保证项目", "item": "索具", "method": "实测", "full_score": 10, "clause": "3.18.3", "danger_level": 2},
     {"section": "保证项目", "item": "作业环境", "method": "看现场", "full_score": 10, "clause": "3.18.3", "danger_level": 2},
     {"section": "保证项目", "item": "作业人员", "method": "查资料", "full_score": 10, "clause": "3.18.3", "danger_level": 2},
     {"section": "一般项目", "item": "起重吊装", "method": "看现场", "full_score": 10, "clause": "3.18.4", "danger_level": 1},
     {"section": "一般项目", "item": "高处作业", "method": "看现场", "full_score": 10, "clause": "3.18.4", "danger_level": 1},
     {"section": "一般项目", "item": "构件码放", "method": "看现场", "full_score": 10, "clause": "3.18.4", "danger_level": 1},
     {"section": "一般项目", "item": "警戒监护", "method": "看现场", "full_score": 10, "clause": "3.18.4", "danger_level": 1}]');

-- A whole appraisal for each of them: that of 0100 with one part in its place. Scaffolds stand in the third part, hoists
-- in the eighth, lifting in the ninth.
insert into appraisal_template (id, org_id, created_at, updated_at, version, template_name, target_type, standard,
  sections, items, bands, scorer_rule, least_scorers, veto_effect, guaranteed_floor, zero_fails, remark)
select 'jgj59-' || right(part.id, 2), null, '2026-11-29 00:00:00+00', '2026-11-29 00:00:00+00', 1,
  '建筑施工安全检查评分（JGJ 59，' || part.section || '）', whole.target_type, whole.standard,
  (select jsonb_agg(case when one.value ->> 'section' = part.replaces
      then jsonb_set(one.value, '{section}', to_jsonb(part.section)) else one.value end order by one.ordinality)
    from jsonb_array_elements(whole.sections) with ordinality one),
  (select jsonb_agg(line order by place, at) from (
    select one.value as line, coalesce(s.ordinality, 0) as place, one.ordinality as at
      from jsonb_array_elements(whole.items) with ordinality one
        left join jsonb_array_elements(whole.sections) with ordinality s on s.value ->> 'section' = one.value ->> 'section'
      where one.value ->> 'section' <> part.replaces
    union all
    select jsonb_build_object('section', part.section, 'item', own.value ->> 'item',
        'item_kind', case when own.value ->> 'section' = '保证项目' then 2 else 1 end,
        'full_points', own.value -> 'full_score', 'criterion', '检查方法：' || (own.value ->> 'method'),
        'clause', own.value ->> 'clause', 'needs_proof', own.value ->> 'section' = '保证项目'),
      (select s.ordinality from jsonb_array_elements(whole.sections) with ordinality s
        where s.value ->> 'section' = part.replaces), own.ordinality
      from jsonb_array_elements(part.items) with ordinality own) lines),
  whole.bands, whole.scorer_rule, whole.least_scorers, whole.veto_effect, whole.guaranteed_floor, whole.zero_fails,
  whole.remark
from appraisal_template whole, (
  select id, items, replace(template_name, '检查（JGJ 59）', '') as section,
    case right(id, 2)::int when 18 then '施工升降机' when 19 then '塔式起重机' else '脚手架' end as replaces
  from checklist_template where id between 'jgj59-11' and 'jgj59-19') part
where whole.id = 'jgj59';
