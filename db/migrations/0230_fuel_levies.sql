-- The fuel levy from a day until the day of the next one; 0 ends it.

create table fuel_levy (
  id bigint generated always as identity primary key,
  valid_from date not null,
  percent numeric(5, 2) not null check (percent between 0 and 100),
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  constraint fuel_levy_once unique (valid_from)
);
create trigger touch before update on fuel_levy for each row execute function touch();
