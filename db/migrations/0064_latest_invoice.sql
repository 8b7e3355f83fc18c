-- The list of invoices by number, the latest first, with the drafts, which have none, at its end.
create index invoice_no_latest on invoice (invoice_no desc nulls last, id desc);
