-- How much somebody has uploaded is asked before each upload.
create index file_created_by on file (created_by, created_at);
