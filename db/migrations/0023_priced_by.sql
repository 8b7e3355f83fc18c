-- Who gave a draft its lines and prices as they stand: above the limit somebody else approves it. Null on what was
-- approved or begun before: then it is whoever made it.
alter table invoice add column priced_by bigint references app_user;
alter table invoice alter column priced_by set default business_user();
