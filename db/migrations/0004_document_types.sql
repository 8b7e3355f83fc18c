-- The documents that clients and people hand in. Later areas add the types of their own records.

insert into document_type (record_type, name, is_reviewed, has_expiry, block_on_expiry, needs_number, sort)
values
  ('client', 'Contract', false, false, false, false, 1),
  ('client', 'Credit application', false, false, false, false, 2),
  ('client', 'Purchase order', false, false, false, true, 3),
  ('client', 'Insurance certificate', true, true, false, true, 4),
  ('client', 'Site plan', false, false, false, false, 5),
  ('client', 'Other', false, false, false, false, 9),
  -- A white card does not expire; the two licences keep their holder from working once they have.
  ('user', 'Driver licence', true, true, true, true, 1),
  ('user', 'White card', true, false, false, true, 2),
  ('user', 'High risk work licence', true, true, true, true, 3),
  ('user', 'Other', false, false, false, false, 9);
