-- When the meters of an asset showed what they show: what comes late from a phone without signal tells of before. Null: nobody knows.
alter table asset add column meters_read_at timestamptz;

create function meters_were_read() returns trigger language plpgsql as $$
begin
  new.meters_read_at := business_now();
  return new;
end $$;
-- Whoever says no time read them just now.
create trigger read_now before update of smu_current, odometer_current on asset for each row
  when (row(old.smu_current, old.odometer_current) is distinct from row(new.smu_current, new.odometer_current)
    and new.meters_read_at is not distinct from old.meters_read_at)
  execute function meters_were_read();
