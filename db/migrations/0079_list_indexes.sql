-- What a client owes, for each row of the client list; read from the index alone.
create index invoice_client_owing on invoice (client_id) include (status, due_date, owing_cents)
  where status in ('Approved', 'Sent', 'Viewed', 'Partly Paid', 'Disputed') and owing_cents > 0;

-- The lists of subcontractors.
create index subcontractor_name_archived on subcontractor (name, id) where archived_at is not null;
