-- The files that an email brings besides its PDF. They stay readable in the documents they were taken from.
create table message_file (
  message_id bigint not null references message,
  position int not null,
  file_id bigint not null references file,
  primary key (message_id, position)
);
create index message_file_file on message_file (file_id);
