-- Terms and footers: every text that one has had, with the day from which it counts, and what terms are for.
create type wording_document as enum ('quote', 'invoice', 'docket');

alter table quote_wording
  add column applies_to wording_document[] not null default '{quote}',
  -- Documents of earlier days keep the text before; null: it counts whatever the day.
  add column effective_from date,
  add constraint quote_wording_applies_to check (cardinality(applies_to) > 0 and (kind = 'terms' or applies_to = '{quote}'));

-- One default for each document.
drop index quote_wording_default;
create unique index quote_wording_default_quote on quote_wording (kind) where is_default and 'quote' = any (applies_to);
create unique index quote_wording_default_invoice on quote_wording (kind) where is_default and 'invoice' = any (applies_to);
create unique index quote_wording_default_docket on quote_wording (kind) where is_default and 'docket' = any (applies_to);

create table quote_wording_version (
  quote_wording_id bigint not null references quote_wording,
  revision int not null,
  body jsonb not null,
  effective_from date,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  primary key (quote_wording_id, revision)
);
create trigger append_only before update or delete on quote_wording_version for each row execute function append_only();

-- Another text, or another day, is the next version.
drop trigger revision on quote_wording;
create trigger revision before update of body, effective_from on quote_wording for each row
  when (new.body is distinct from old.body or new.effective_from is distinct from old.effective_from)
  execute function next_wording_revision();

create function keep_wording_version() returns trigger language plpgsql as $$
begin
  insert into quote_wording_version (quote_wording_id, revision, body, effective_from)
  values (new.id, new.revision, new.body, new.effective_from);
  return new;
end $$;
create trigger keep_first_version after insert on quote_wording for each row execute function keep_wording_version();
create trigger keep_version after update of body, effective_from on quote_wording for each row
  when (new.revision is distinct from old.revision) execute function keep_wording_version();

-- Earlier texts are in the history alone: the list begins with the present one.
insert into quote_wording_version (quote_wording_id, revision, body, created_at, created_by)
select id, revision, body, updated_at, updated_by from quote_wording;
