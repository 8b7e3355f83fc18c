-- What a job charges for loads is for a material and a tip site, as data: words in its description decide nothing.
alter table job_rate add column material text check (char_length(material) between 1 and 120);
alter table job_rate add column tip_site_id bigint references tip_site;
create index job_rate_tip_site on job_rate (tip_site_id) where tip_site_id is not null;

-- Once, from the quote line or product it came from, else from the longest material all of whose words it has.
alter table job_rate disable trigger touch;
update job_rate r set material = coalesce(
  (select q.material_type from quote_line q where q.id = r.quote_line_id),
  (select p.material_type from product p where p.id = r.product_id),
  case when r.unit in ('load', 'tonne', 'm3') then (
    select m.value from dropdown_item m
    where m.list_key = 'material_type' and not exists (
      select from regexp_split_to_table(lower(m.value), '[^a-z0-9]+') word
      where word not in ('', 'and', 'or', 'with', 'of')
        and not word = any (regexp_split_to_array(lower(r.description), '[^a-z0-9]+')))
    order by char_length(m.value) desc limit 1) end);
alter table job_rate enable trigger touch;

-- Minimums, surcharges and levies are lines of their own, with how they were worked out.
alter type docket_line_kind add value 'minimum';
alter type docket_line_kind add value 'no_start';
alter type docket_line_kind add value 'wet_weather';
alter type docket_line_kind add value 'buy_back';
alter type docket_line_kind add value 'attachment';
alter type docket_line_kind add value 'fuel_levy';

-- The dockets of a machine's day on a job are priced together.
create index docket_of_a_day on docket (job_id, shift_date, asset_id) where is_latest;
