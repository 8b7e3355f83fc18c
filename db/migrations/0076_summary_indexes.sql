-- Summaries look up a driver's usual machines, a subcontractor's dockets, and where a product was last used.

create index asset_default_driver on asset (default_driver_id) where default_driver_id is not null;
create index docket_subcontractor on docket (subcontractor_id, shift_date, id)
  where is_latest and subcontractor_id is not null;

-- The last line of a product is found from the end. The earlier indexes stay until the new ones are built.
create index quote_line_last_product on quote_line (product_id, id) where product_id is not null;
create index docket_line_product on docket_line (product_id, id) where product_id is not null;
create index invoice_line_last_product on invoice_line (product_id, id) where product_id is not null;
drop index quote_line_product;
drop index invoice_line_product;
alter index quote_line_last_product rename to quote_line_product;
alter index invoice_line_last_product rename to invoice_line_product;
