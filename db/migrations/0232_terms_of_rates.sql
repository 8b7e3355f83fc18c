-- What a card, or one of its rates, says otherwise than the usual terms: only what differs.
alter table rate_card add column terms jsonb not null default '{}'
  constraint rate_card_terms check (jsonb_typeof(terms) = 'object');
alter table rate_rule add column terms jsonb not null default '{}'
  constraint rate_rule_terms check (jsonb_typeof(terms) = 'object');
