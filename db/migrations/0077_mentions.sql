-- Somebody is mentioned in a note. A new value of a type changes no table: nobody waits for it.
alter type notification_type add value 'note';
