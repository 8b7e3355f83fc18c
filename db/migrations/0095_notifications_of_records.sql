-- What notifications quote of a record can be taken back.
create index notification_of_record on notification (record_type, record_id);

-- Archived notes are no longer read there either.
update notification n set body = null
from note
where n.record_type = note.record_type and n.record_id = note.record_id
  and n.dedupe_key = 'note:' || note.id and note.archived_at is not null;
