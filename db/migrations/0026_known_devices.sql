-- Where somebody signed in before. What others try elsewhere keeps nobody out there. Sign-ins go by the machine's time,
-- as sessions do.
create table known_device (
  user_id bigint not null references app_user,
  -- Whoever signed in on the same device has the same.
  secret_sha256 bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (user_id, secret_sha256)
);
create index known_device_secret on known_device (secret_sha256);

create table known_network (
  user_id bigint not null references app_user,
  network text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (user_id, network)
);
