-- A line below its own minimum is priced at the minimum, as its dockets and invoices charge it. Lines from before have
-- no charged quantity: what a client was sent, and what a draft said, stays as it was until the line is saved again.
alter table quote_line add column charged_quantity numeric(12, 3)
  constraint quote_line_charged_quantity check (charged_quantity >= quantity);
