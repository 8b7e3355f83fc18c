-- The people at a supplier: who takes orders, who sends the bill.

create table supplier_contact (
  id bigint generated always as identity primary key,
  supplier_id bigint not null references supplier,
  name text not null check (char_length(name) between 2 and 120),
  position text,
  email text,
  mobile text,
  phone text,
  is_primary boolean not null default false,
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  archived_at timestamptz,
  archived_by bigint references app_user
);
create unique index supplier_contact_primary on supplier_contact (supplier_id) where is_primary and archived_at is null;
create index supplier_contact_supplier on supplier_contact (supplier_id, id);
create trigger touch before update on supplier_contact for each row execute function touch();

-- A supplier is found by the names, phones and e-mails of its contacts too.
alter table supplier alter column search_text drop expression;
alter table supplier alter column search_text set default '';
create function supplier_search_text(s supplier) returns text language sql stable as $$
  select search_text_of(s.supplier_no, s.name, s.trading_name, s.abn, s.email, s.phone, s.suburb,
    (select string_agg(concat_ws(' ', k.name, k.email, k.mobile, k.phone), ' ' order by k.id)
     from supplier_contact k where k.supplier_id = s.id and k.archived_at is null))
$$;
create function supplier_search() returns trigger language plpgsql as $$
begin
  new.search_text := supplier_search_text(new);
  return new;
end $$;
-- After the row is written, since supplier_no is generated and not yet known before.
create function supplier_search_after() returns trigger language plpgsql as $$
begin
  update supplier s set search_text = supplier_search_text(s) where s.id = new.id;
  return null;
end $$;
create function supplier_contact_search() returns trigger language plpgsql as $$
begin
  update supplier s set search_text = supplier_search_text(s) where s.id = new.supplier_id;
  return null;
end $$;
create trigger search_insert after insert on supplier for each row execute function supplier_search_after();
create trigger search before update of name, trading_name, abn, email, phone, suburb on supplier
  for each row execute function supplier_search();
create trigger search after insert or update on supplier_contact
  for each row execute function supplier_contact_search();

-- A search is not a change of the supplier.
drop trigger touch on supplier;
create trigger touch before update of name, trading_name, abn, categories, email, phone, website, address_line1,
  address_line2, suburb, state, postcode, lat, lng, place_id, payment_terms, archived_at, archived_by, archive_reason
  on supplier for each row execute function touch();
