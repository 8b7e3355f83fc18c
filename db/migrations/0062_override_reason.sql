-- Charges are not the only flags over which a docket is approved for a reason.
alter table docket rename column uncharged_reason to override_reason;
alter table docket rename constraint docket_uncharged_reason_check to docket_override_reason_check;
