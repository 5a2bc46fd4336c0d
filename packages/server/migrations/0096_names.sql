alter table "material" add column "batch_name" text;

alter table "material_delivery" add column "delivery_name" text;

alter table "material_order" add column "order_name" text;

-- Names by which people tell orders, deliveries and batches of one material apart.
create or replace function stand_order() returns trigger language plpgsql as $$
begin
  new.order_name := new.material_name || ' ' || new.specification || '（' || new.order_number || '）';
  new.delivered_quantity := coalesce(new.delivered_quantity, 0);
  new.pending_quantity := coalesce(new.pending_quantity, 0);
  new.accepted_quantity := coalesce(new.accepted_quantity, 0);
  new.returned_quantity := coalesce(new.returned_quantity, 0);
  if tg_op = 'UPDATE' and new.order_status = 2 and old.order_status = 1 and new.pending_quantity > 0 then
    perform refuse_part('order_status', '还有 ' || new.pending_quantity || ' 的到货没有验收结论，验收后再关闭',
      'A delivery of ' || new.pending_quantity || ' is not decided yet; accept or return it first');
  end if;
  new.match_state := match_of(new.ordered_quantity, new.delivered_quantity, new.accepted_quantity,
    new.pending_quantity, coalesce(new.tolerance, 0));
  return new;
end $$;

create function name_delivery() returns trigger language plpgsql as $$
begin
  new.delivery_name := new.material_name || ' ' || new.specification || '（' || new.batch_number || '）';
  return new;
end $$;

-- Its name puts it behind `delivery_placed`, which copies the words of the order.
create trigger delivery_then_named before insert or update of order_id, project_id, batch_number on material_delivery
  for each row execute function name_delivery();

create function name_batch() returns trigger language plpgsql as $$
begin
  new.batch_name := new.material_name || ' ' || new.specification || '（' || new.batch_number || '）';
  return new;
end $$;

create trigger batch_named before insert or update of material_name, specification, batch_number, batch_name on material
  for each row execute function name_batch();

update material_order set order_name = null;

update material set batch_name = null;

update material_delivery set batch_number = batch_number;

