-- The home of sales reads the quotes won and lost lately.
create index quote_acceptance_accepted_at on quote_acceptance (accepted_at);
create index quote_declined_at on quote (declined_at) where status = 'Declined';
