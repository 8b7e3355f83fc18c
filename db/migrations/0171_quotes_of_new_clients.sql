-- A quote to someone who was no client yet belongs to the client that its job was made for. What was sent stays as it was.
create or replace function quote_is_shut() returns trigger language plpgsql as $$
declare
  -- Whoever got it before being a client is its client once it becomes a job.
  whose bigint := case when old.client_id is null and new.status = 'Converted' then new.client_id else old.client_id end;
begin
  if old.status not in ('Draft', 'Awaiting Approval', 'Ready')
    and (new.status in ('Draft', 'Awaiting Approval', 'Ready')
      or row(new.client_id, new.prospect_name, new.prospect_email, new.prospect_mobile, new.prospect_address, new.contact_id,
          new.job_site_id, new.site_address, new.title, new.description, new.quote_date, new.valid_until, new.job_type, new.terms_id,
          new.footer_id, new.client_notes, new.exclusions, new.assumptions, new.discount_type, new.discount_value, new.gst_applies,
          new.gst_rule, new.deposit_percent, new.show_line_prices, new.subtotal_cents, new.gst_cents, new.total_cents)
        is distinct from row(whose, old.prospect_name, old.prospect_email, old.prospect_mobile, old.prospect_address, old.contact_id,
          old.job_site_id, old.site_address, old.title, old.description, old.quote_date, old.valid_until, old.job_type, old.terms_id,
          old.footer_id, old.client_notes, old.exclusions, old.assumptions, old.discount_type, old.discount_value, old.gst_applies,
          old.gst_rule, old.deposit_percent, old.show_line_prices, old.subtotal_cents, old.gst_cents, old.total_cents))
  then
    raise exception 'A sent quote never changes; make a revision.' using errcode = 'HY002';
  end if;
  return new;
end $$;
-- Nobody edited them.
alter table quote disable trigger touch;
update quote q set client_id = j.client_id from job j
  where j.quote_id = q.id and q.client_id is null and q.status = 'Converted';
alter table quote enable trigger touch;
