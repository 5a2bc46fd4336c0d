alter table "contract_payout" add column "contract_direction" integer;

alter table "contract_payout" add column "fund_paper_id" text;

create index "contract_payout_contract_direction_index" on "contract_payout" ("contract_direction", "created_at", "id");

create index "contract_payout_fund_paper_id_index" on "contract_payout" ("fund_paper_id", "created_at", "id") include ("org_id");

alter table "enquiry" add column "asked_on" date;

alter table "enquiry" add column "term_kept" integer;

alter table "enquiry" add column "reopen_until" date;

alter table "enquiry" add column "reopened_count" bigint;

alter table "enquiry" add column "reopen_reason" text;

alter table "enquiry" add column "reopened_at" timestamptz;

create index "enquiry_asked_on_index" on "enquiry" ("asked_on");

create index "enquiry_term_kept_index" on "enquiry" ("term_kept", "created_at", "id");

create index "enquiry_reopened_count_index" on "enquiry" ("reopened_count");

alter table "fund_paper" add column "by_orders" boolean;

create index "fund_paper_by_orders_index" on "fund_paper" ("by_orders", "created_at", "id");

alter table "insurance_claim" add column "accident_id" text;

create index "insurance_claim_accident_id_index" on "insurance_claim" ("accident_id", "incident_at", "id") include ("org_id");

alter table "insurance_policy" add column "accident_id" text;

create index "insurance_policy_accident_id_index" on "insurance_policy" ("accident_id", "ends_on", "id") include ("org_id");

alter table "payment_certificate" add column "contract_direction" integer;

alter table "payment_certificate" add column "submitted_total" numeric(18,2);

alter table "payment_certificate" add column "release_amount" numeric(18,2);

alter table "payment_certificate" add column "early_reason" text;

create index "payment_certificate_contract_direction_index" on "payment_certificate" ("contract_direction", "ends_on", "id");

alter table "works_contract" add column "settled_total" numeric(18,2);

alter table "works_contract" add column "settled_on" date;

alter table "works_contract" add column "retention_due" boolean;

create index "works_contract_settled_on_index" on "works_contract" ("settled_on");

create index "works_contract_retention_due_index" on "works_contract" ("retention_due", "created_at", "id");

alter table "contract_payout" add constraint "contract_payout_fund_paper_id_reference" foreign key ("fund_paper_id") references "fund_paper" ("id");

alter table "insurance_claim" add constraint "insurance_claim_accident_id_reference" foreign key ("accident_id") references "accident" ("id");

alter table "insurance_policy" add constraint "insurance_policy_accident_id_reference" foreign key ("accident_id") references "accident" ("id");

-- Columns of the parts.
create or replace view feedback as select * from enquiry where question_kind = 2 with check option;

-- Retention is never returned beyond what is held; what is returned and claimed is fixed with the payment.
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
  if new.retention_held = 0 then
    new.retention_due := false;
  end if;
  return new;
end $$;

create or replace function keep_certificate() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.certificate_status >= 4 and (tg_op = 'DELETE' or (new.contract_id, new.certificate_kind,
      new.ends_on, new.net_period, new.tax, new.payable, new.labour, new.works, new.withheld, new.retention,
      new.recovered, new.safety, new.safety_recovered, new.claims, new.penalties, new.net, new.net_before,
      new.release_amount, new.submitted_total)
      is distinct from (old.contract_id, old.certificate_kind, old.ends_on, old.net_period, old.tax, old.payable,
      old.labour, old.works, old.withheld, old.retention, old.recovered, old.safety, old.safety_recovered, old.claims,
      old.penalties, old.net, old.net_before, old.release_amount, old.submitted_total) or new.certificate_status < 4) then
    perform refuse_part('certificate_status', '「' || old.certificate_name || '」已批准，金额不能再改；差错在下一期调整',
      old.certificate_name || ' is approved; correct it with the next one');
  end if;
  if tg_op = 'DELETE' then return old; end if;
  select project_id, contract_direction into new.project_id, new.contract_direction from works_contract
    where id = new.contract_id;
  new.ordered_amount := coalesce(new.ordered_amount, 0);
  new.paid_amount := coalesce(new.paid_amount, 0);
  new.labour_paid := coalesce(new.labour_paid, 0);
  new.payable := coalesce(new.payable, 0);
  if new.ordered_amount > new.payable then
    perform refuse_part('amount', '付款合计 ' || new.ordered_amount || ' 元超过本期应付 ' || new.payable || ' 元',
      'Orders of ' || new.ordered_amount || ' are more than the ' || new.payable || ' that is payable');
  end if;
  return new;
end $$;

-- Orders may be paid from an approved request for funds; locks are taken in the order order, payment, request.
create or replace function keep_payout() returns trigger language plpgsql as $$
declare
  certificate payment_certificate%rowtype;
  paper fund_paper%rowtype;
  taken numeric;
begin
  if tg_op <> 'INSERT' and old.payout_status in (2, 3) and (tg_op = 'DELETE' or (new.certificate_id, new.amount,
      new.fund_paper_id) is distinct from (old.certificate_id, old.amount, old.fund_paper_id) or (old.payout_status = 3 and new.payout_status <> 3)) then
    perform refuse_part('payout_status', '付款单「' || old.payout_number || '」已审批，不能修改或删除',
      'Order ' || old.payout_number || ' is approved already');
  end if;
  if tg_op = 'DELETE' then return old; end if;
  new.labour_amount := coalesce(new.labour_amount, 0);
  if new.payout_status in (2, 3) and (tg_op = 'INSERT' or old.payout_status not in (2, 3)) then
    -- Approvals of one payment wait for each other here, so that each sees what the one before has taken.
    select * into certificate from payment_certificate where id = new.certificate_id for no key update;
    if certificate.certificate_status < 4 then
      perform refuse_part('certificate_id', '「' || coalesce(certificate.certificate_name, '') || '」还没有批准，批准后再付款',
        'The payment is not approved yet; approve it first');
    end if;
    select coalesce(sum(amount), 0) into taken from contract_payout
      where certificate_id = new.certificate_id and payout_status in (2, 3) and id <> new.id;
    if taken + new.amount > certificate.payable then
      perform refuse_part('amount', '本期应付 ' || certificate.payable || ' 元，已批准 ' || taken || ' 元，最多还能付 ' ||
        (certificate.payable - taken) || ' 元，请改小金额', 'Payable ' || certificate.payable || ', approved ' || taken ||
        ': at most ' || (certificate.payable - taken) || ' is left; reduce the amount');
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
begin
  perform 1 from payment_certificate where id = new.certificate_id for no key update;
  perform 1 from works_contract where id = new.contract_id for no key update;
  update payment_certificate set (ordered_amount, paid_amount, labour_paid) = (
    select coalesce(sum(amount) filter (where payout_status in (2, 3)), 0),
      coalesce(sum(amount) filter (where payout_status = 3), 0),
      coalesce(sum(labour_amount) filter (where payout_status = 3), 0)
    from contract_payout where certificate_id = new.certificate_id) where id = new.certificate_id;
  update works_contract set (ordered_total, paid_total) = (
    select coalesce(sum(amount) filter (where payout_status in (2, 3)), 0),
      coalesce(sum(amount) filter (where payout_status = 3), 0)
    from contract_payout where contract_id = new.contract_id) where id = new.contract_id;
  if new.fund_paper_id is not null then
    update fund_paper set by_orders = exists (select 1 from contract_payout
      where fund_paper_id = new.fund_paper_id and payout_status in (2, 3)) where id = new.fund_paper_id;
  end if;
  return null;
end $$;

update payment_certificate p set contract_direction = c.contract_direction from works_contract c
  where c.id = p.contract_id;

update contract_payout p set contract_direction = c.contract_direction from works_contract c where c.id = p.contract_id;

update works_contract c set settled_total = p.works + p.safety + p.claims - p.penalties from payment_certificate p
  where p.contract_id = c.id and p.certificate_kind = 3 and p.certificate_status >= 4 and c.contract_status in (3, 4);

update fund_paper set by_orders = false;

-- Fifteen days are the first value of the setting.
update enquiry set asked_on = (created_at at time zone 'Asia/Shanghai')::date, reopened_count = 0,
  term_kept = case when answered_at is null then null
    when (answered_at at time zone 'Asia/Shanghai')::date > deadline then 2 else 1 end,
  reopen_until = case when status = 3 then (closed_at at time zone 'Asia/Shanghai')::date + 15 end;
