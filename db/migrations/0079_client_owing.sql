-- What a client owes, for each row of the client list; read from the index alone.
create index invoice_client_owing on invoice (client_id) include (status, due_date, owing_cents)
  where status in ('Approved', 'Sent', 'Viewed', 'Partly Paid', 'Disputed') and owing_cents > 0;
