-- Who is on an order, and which orders lack something, said once; and what went out is shut a little more tightly.

-- Whose order it is besides the office's: each driver booked on it, and the subcontractor of a driver or of plant.
create view own_order as
  select b.job_item_id, i.job_id, i.job_requirement_id, b.driver_id, d.subcontractor_id
  from booking b
  join job_item i on i.id = b.job_item_id
  join driver d on d.id = b.driver_id
  where b.released_at is null
  union all
  select b.job_item_id, i.job_id, i.job_requirement_id, null, a.subcontractor_id
  from booking b
  join job_item i on i.id = b.job_item_id
  join asset a on a.id = b.asset_id
  where b.released_at is null and a.subcontractor_id is not null;

-- To be done, and without its plant or a driver that it needs.
create view unfilled_order as
  select i.id, i.job_id, i.job_requirement_id, i.work_date
  from job_item i
  where i.order_status in ('Pending', 'Confirmed')
    and (
      not exists (select from booking b where b.job_item_id = i.id and b.asset_id is not null and b.released_at is null)
      or i.needs_driver and not exists (
        select from booking b where b.job_item_id = i.id and b.driver_id is not null and b.released_at is null)
    );

-- The newest first is told by when it happened, which is not always the order in which it was written.
drop index notification_user;
create index notification_user on notification (user_id, created_at desc, id desc);

-- What went out stays as it was, whom it went to included, and never becomes a draft again.
create or replace function quote_is_shut() returns trigger language plpgsql as $$
begin
  if old.status not in ('Draft', 'Awaiting Approval', 'Ready')
    and (new.status in ('Draft', 'Awaiting Approval', 'Ready')
      or row(new.client_id, new.prospect_name, new.prospect_email, new.prospect_mobile, new.prospect_address, new.contact_id,
          new.job_site_id, new.site_address, new.title, new.description, new.quote_date, new.valid_until, new.job_type, new.terms_text,
          new.footer_text, new.client_notes, new.exclusions, new.assumptions, new.discount_type, new.discount_value, new.gst_applies,
          new.gst_rule, new.deposit_percent, new.show_line_prices, new.subtotal_cents, new.gst_cents, new.total_cents)
        is distinct from row(old.client_id, old.prospect_name, old.prospect_email, old.prospect_mobile, old.prospect_address, old.contact_id,
          old.job_site_id, old.site_address, old.title, old.description, old.quote_date, old.valid_until, old.job_type, old.terms_text,
          old.footer_text, old.client_notes, old.exclusions, old.assumptions, old.discount_type, old.discount_value, old.gst_applies,
          old.gst_rule, old.deposit_percent, old.show_line_prices, old.subtotal_cents, old.gst_cents, old.total_cents))
  then
    raise exception 'A sent quote never changes; make a revision.' using errcode = 'HY002';
  end if;
  return new;
end $$;

-- A line may neither come into a shut quote nor leave one.
create or replace function quote_line_is_shut() returns trigger language plpgsql as $$
begin
  if exists (
    select from quote where id in (new.quote_id, old.quote_id) and status not in ('Draft', 'Awaiting Approval', 'Ready')
  ) then
    raise exception 'A sent quote never changes; make a revision.' using errcode = 'HY002';
  end if;
  return coalesce(new, old);
end $$;
