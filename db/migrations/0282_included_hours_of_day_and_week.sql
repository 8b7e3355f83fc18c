-- Dry hire includes so many meter hours a day and so many a week: two figures, so that a card can say both. What was one
-- figure was meant for the unit of its rate; where nothing says the unit, it was meant for either.
create function pg_temp.two_figures(terms jsonb, unit text) returns jsonb language sql immutable as $$
  select terms - 'included_hours' || jsonb_build_object(
    'included_hours_day', case when unit = 'week' then null else terms -> 'included_hours' end,
    'included_hours_week', case when unit = 'day' then null else terms -> 'included_hours' end)
$$;

-- Nobody has changed them by that.
alter table rate_card disable trigger touch;
update rate_card set terms = pg_temp.two_figures(terms, null) where terms ? 'included_hours';
alter table rate_card enable trigger touch;
alter table rate_rule disable trigger user;
update rate_rule set terms = terms - 'included_hours'
  || case when unit = 'week' then '{}' else jsonb_build_object('included_hours_day', terms -> 'included_hours') end
  || case when unit = 'day' then '{}' else jsonb_build_object('included_hours_week', terms -> 'included_hours') end
where terms ? 'included_hours';
alter table rate_rule enable trigger user;
alter table quote disable trigger user;
update quote set hire_terms = pg_temp.two_figures(hire_terms, null) where hire_terms ? 'included_hours';
alter table quote enable trigger user;
alter table job_requirement disable trigger user;
update job_requirement set rate_snapshot = rate_snapshot
  || jsonb_build_object('terms', pg_temp.two_figures(rate_snapshot -> 'terms', rate_snapshot ->> 'unit'))
where rate_snapshot -> 'terms' ? 'included_hours';
alter table job_requirement enable trigger user;
alter table job_item disable trigger user;
update job_item set rate_snapshot = rate_snapshot
  || jsonb_build_object('terms', pg_temp.two_figures(rate_snapshot -> 'terms', rate_snapshot ->> 'unit'))
where rate_snapshot -> 'terms' ? 'included_hours';
alter table job_item enable trigger user;
alter table dry_hire disable trigger user;
update dry_hire set rate_snapshot = rate_snapshot
  || jsonb_build_object('terms', pg_temp.two_figures(rate_snapshot -> 'terms', rate_snapshot ->> 'unit'))
where rate_snapshot -> 'terms' ? 'included_hours';
alter table dry_hire enable trigger user;

-- How many meter hours each day or week of a dry hire includes; null where the meter is not charged.
create function dry_hire_included_hours(hire dry_hire) returns numeric language sql immutable as $$
  select (hire.rate_snapshot -> 'terms' ->> case hire.rate_snapshot ->> 'unit'
    when 'week' then 'included_hours_week' else 'included_hours_day' end)::numeric
$$;

create or replace function dry_hire_done(hire dry_hire, line dry_hire_line, today date) returns numeric
language sql immutable as $$
  select case line
    when 'hire' then dry_hire_periods(hire, today)
    else greatest(0, coalesce(hire.smu_off - hire.smu_on
      - dry_hire_included_hours(hire) * dry_hire_periods(hire, today), 0))
  end
$$;
