-- What was credited of a line, for a job's amounts.
create index credit_note_line_of on credit_note_line (invoice_line_id) where invoice_line_id is not null;
