-- That a position is there once keeps an index by itself; a second one of the same columns was written with every line.
drop index quote_line_quote;
drop index docket_line_docket;
drop index invoice_line_invoice;
