-- A list as a person likes to see it: what its address says, under a name of their own.
create table saved_view (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  -- The address of the list's screen, such as /dashboard/clients.
  list_key text not null check (char_length(list_key) between 2 and 100),
  name text not null check (char_length(name) between 1 and 60),
  -- The search part of the address, in the order of its words and without the page: client_type=civil&sort=suburb.
  search text not null check (char_length(search) <= 2000),
  created_at timestamptz not null default business_now(),
  created_by bigint references app_user default business_user(),
  updated_at timestamptz not null default business_now(),
  updated_by bigint references app_user default business_user(),
  version int not null default 1,
  unique (user_id, list_key, name)
);
create trigger touch before update on saved_view for each row execute function touch();
