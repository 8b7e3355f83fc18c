-- The words on the button that opens a message's link.
alter table message add column link_label text check (char_length(link_label) between 1 and 60);

-- A client who cannot draw types the name; what is kept is a picture of it, as of a drawn signature.
alter type signing_method add value 'typed' before 'phone';
alter table docket_signature drop constraint docket_signature_check;
alter table docket_signature add constraint docket_signature_check check (method = 'phone' or image_file_id is not null);
