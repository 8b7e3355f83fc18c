-- What nobody has sent yet is asked for on every home of accounts.
create index invoice_to_send on invoice (due_date, id) where sent_at is null and status in ('Approved', 'Partly Paid', 'Paid');
