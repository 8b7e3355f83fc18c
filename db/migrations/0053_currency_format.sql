-- How whole amounts are written where there is no room for cents: in lists, on cards and homes. Documents are in exact
-- dollars and cents whatever this says.
alter table company
  add column currency_code text not null default 'USD' check (currency_code ~ '^[A-Z]{3}$'),
  add column currency_locale text not null default 'en-US' check (currency_locale ~ '^[a-z]{2}-[A-Z]{2}$'),
  add column whole_dollars boolean not null default true;
