-- For homes: documents that expire, and who lacks one of a type.
create index document_expiry on document (expires_on, id) where archived_at is null and expires_on is not null;
create index document_held on document (document_type_id, record_type, record_id, id) where archived_at is null;
