-- What a line is charged for is its quantity, or its minimum where that is more, and nothing else.
alter table quote_line drop constraint quote_line_charged_quantity;
alter table quote_line add constraint quote_line_charged_quantity
  check (charged_quantity = greatest(quantity, coalesce(min_quantity, 0)));
