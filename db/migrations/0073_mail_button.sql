-- The words on the button that opens a message's link.
alter table message add column link_label text check (char_length(link_label) between 1 and 60);
