-- Why a docket was approved although something that it tells is not charged.
alter table docket add column uncharged_reason text check (char_length(uncharged_reason) between 1 and 300);
