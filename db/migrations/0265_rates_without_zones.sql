-- Neither sites nor tip sites have a zone, so a rate for one never priced anything: it goes, rather than apply everywhere.
delete from rate_rule where zone is not null;
alter table rate_rule drop column zone;
alter table rate_rule add constraint rate_rule_once unique nulls not distinct (
  rate_card_id, product_id, asset_category_id, asset_id, job_type, material, tip_site_id, unit, valid_from
);
