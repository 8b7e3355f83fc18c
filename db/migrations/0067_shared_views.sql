-- A view may be shared: 0 with everybody, 1 to 7 with a user type; null keeps it to its owner.
alter table saved_view add column shared_with smallint check (shared_with between 0 and 7);
create index saved_view_shared_with_idx on saved_view (shared_with) where shared_with is not null;

-- What a person's list opens with: the search part of its address, as of a saved view.
create table default_view (
  user_id bigint not null references app_user,
  list_key text not null check (char_length(list_key) between 2 and 100),
  search text not null check (char_length(search) between 1 and 2000),
  created_at timestamptz not null default business_now(),
  primary key (user_id, list_key)
);
