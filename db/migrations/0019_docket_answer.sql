-- What the driver answered to the query of the revision before; the question goes on beside it.
alter table docket add column query_answer text;
alter table docket add constraint docket_answered check (query_answer is null or query_reason is not null);
