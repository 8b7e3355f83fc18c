insert into document_type (record_type, name, is_reviewed, has_expiry, block_on_expiry, needs_number, sort)
values
  ('checklist', 'SWMS', false, true, false, false, 1),
  ('checklist', 'Operator manual', false, false, false, false, 2),
  ('checklist', 'Other', false, false, false, false, 9);
