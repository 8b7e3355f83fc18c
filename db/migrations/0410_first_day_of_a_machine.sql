-- When a machine worked first, for how long the business has had it.
create index stats_entry_asset on stats_entry (asset_id, day) where docket_id is not null;
