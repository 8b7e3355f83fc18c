-- The terms and footers that quotes are printed with: written once, formatted, chosen on the quote.

create type quote_wording_kind as enum ('terms', 'footer');

create table quote_wording (
  id bigint generated always as identity primary key,
  kind quote_wording_kind not null,
  title text not null check (char_length(title) between 2 and 150),
  -- A document of paragraphs, headings and lists, as checked by the rules.
  body jsonb not null check (body ->> 'type' = 'doc'),
  -- How often the text has changed, from 1.
  revision int not null default 1,
  is_default boolean not null default false,
  search_text text not null generated always as (search_text_of(title)) stored,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user,
  archive_reason text,
  constraint quote_wording_default_is_current check (not is_default or archived_at is null)
);
create unique index quote_wording_default on quote_wording (kind) where is_default;
create unique index quote_wording_title on quote_wording (kind, lower(title)) where archived_at is null;
create index quote_wording_sort on quote_wording (kind, title, id);
create index quote_wording_search on quote_wording using gin (search_text gin_trgm_ops);
create trigger touch before update on quote_wording for each row execute function touch();

create function next_wording_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
create trigger revision before update of body on quote_wording for each row
  when (new.body is distinct from old.body) execute function next_wording_revision();

insert into document_type (record_type, name, is_reviewed, has_expiry, block_on_expiry, needs_number, sort)
values
  ('terms_condition', 'Legal advice', false, false, false, false, 1),
  ('terms_condition', 'Other', false, false, false, false, 9),
  ('quote_footer', 'Other', false, false, false, false, 9);

-- What was typed on quotes until now, a paragraph for each that a blank line ends.
create function pg_temp.rich(typed text) returns jsonb language sql as $$
  select jsonb_build_object('type', 'doc', 'content', jsonb_agg(jsonb_build_object('type', 'paragraph', 'content', (
      select jsonb_agg(part order by at, place)
      from regexp_split_to_table(trim(e'\r\n ' from paragraph), e'\r?\n') with ordinality as l (line, at),
        lateral (values
          (1, case when at > 1 then jsonb_build_object('type', 'hardBreak') end),
          (2, case when line <> '' then jsonb_build_object('type', 'text', 'text', line) end)) as p (place, part)
      where part is not null)) order by nth))
  from regexp_split_to_table(typed, e'\r?\n[ \t]*\r?\n\\s*') with ordinality as s (paragraph, nth)
  where trim(paragraph, e' \t\r\n') <> ''
$$;

alter table quote
  add column terms_id bigint references quote_wording,
  add column footer_id bigint references quote_wording;
alter table quote disable trigger user;
alter table quote_wording add column source text;

insert into quote_wording (kind, title, body, is_default, source)
select kind, title, pg_temp.rich(source), true, source
from setting, lateral (values
  ('terms'::quote_wording_kind, 'Standard terms', value ->> 'terms_text'),
  ('footer', 'Standard footer', value ->> 'footer_text')) as w (kind, title, source)
where key = 'quotes' and trim(source, e' \t\r\n') <> '';

insert into quote_wording (kind, title, body, archived_at, archive_reason, source)
select kind, format('Earlier %s %s', kind, row_number() over (partition by kind order by first)), pg_temp.rich(source),
  business_now(), 'Typed on quotes before there was a list.', source
from (
  select 'terms'::quote_wording_kind as kind, terms_text as source, min(id) as first from quote group by terms_text
  union all
  select 'footer', footer_text, min(id) from quote group by footer_text
) typed
where trim(source, e' \t\r\n') <> ''
  and not exists (select from quote_wording w where w.kind = typed.kind and w.source = typed.source);

update quote set
  terms_id = (select id from quote_wording where kind = 'terms' and source = terms_text),
  footer_id = (select id from quote_wording where kind = 'footer' and source = footer_text)
where terms_text is not null or footer_text is not null;
update setting set value = value - 'terms_text' - 'footer_text' where key = 'quotes';

alter table quote_wording drop column source;
create index quote_terms on quote (terms_id);
create index quote_footer on quote (footer_id);

drop trigger touch on quote;
alter table quote drop column terms_text, drop column footer_text;
create trigger touch before update of client_id, prospect_name, prospect_email, prospect_mobile, prospect_address, contact_id,
  job_site_id, site_address, title, description, quote_date, valid_until, status, job_type, sales_user_id, terms_id, footer_id,
  client_notes, internal_notes, exclusions, assumptions, discount_type, discount_value, gst_applies, gst_rule, deposit_percent,
  show_line_prices, subtotal_cents, discount_cents, gst_cents, total_cents, is_latest, archived_at, archived_by, archive_reason
  on quote for each row execute function touch();

create or replace function quote_is_shut() returns trigger language plpgsql as $$
begin
  if old.status not in ('Draft', 'Awaiting Approval', 'Ready')
    and (new.status in ('Draft', 'Awaiting Approval', 'Ready')
      or row(new.client_id, new.prospect_name, new.prospect_email, new.prospect_mobile, new.prospect_address, new.contact_id,
          new.job_site_id, new.site_address, new.title, new.description, new.quote_date, new.valid_until, new.job_type, new.terms_id,
          new.footer_id, new.client_notes, new.exclusions, new.assumptions, new.discount_type, new.discount_value, new.gst_applies,
          new.gst_rule, new.deposit_percent, new.show_line_prices, new.subtotal_cents, new.gst_cents, new.total_cents)
        is distinct from row(old.client_id, old.prospect_name, old.prospect_email, old.prospect_mobile, old.prospect_address, old.contact_id,
          old.job_site_id, old.site_address, old.title, old.description, old.quote_date, old.valid_until, old.job_type, old.terms_id,
          old.footer_id, old.client_notes, old.exclusions, old.assumptions, old.discount_type, old.discount_value, old.gst_applies,
          old.gst_rule, old.deposit_percent, old.show_line_prices, old.subtotal_cents, old.gst_cents, old.total_cents))
  then
    raise exception 'A sent quote never changes; make a revision.' using errcode = 'HY002';
  end if;
  return new;
end $$;
alter table quote enable trigger user;
