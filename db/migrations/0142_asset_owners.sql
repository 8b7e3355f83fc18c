-- Since when a machine is hired, and who drives it.

alter table asset add column hired_since date;
alter table asset add constraint asset_hired check (hired_since is null or asset_owner <> 'own');

-- Who has driven a machine on which days.
create index docket_asset_day on docket (asset_id, shift_date) where is_latest and driver_id is not null;
