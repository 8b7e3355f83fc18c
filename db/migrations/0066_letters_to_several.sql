-- An email may go to others as well, and somebody may have handed a document over without one: then the channel says
-- how, sent_at when, and created_by who said so.
alter table message add column cc text[] not null default '{}';
alter table message drop constraint message_channel_check;
alter table message add constraint message_channel_check check (channel in ('email', 'own_email', 'text', 'in_person'));
