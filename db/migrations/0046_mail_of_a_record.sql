-- What became of the last letter about a record is shown with it.
create index message_record on message (record_type, record_id, id);
