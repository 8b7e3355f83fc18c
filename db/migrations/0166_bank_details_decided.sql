-- What was decided about bank details stays as it was, and no row is ever deleted: a payment may have relied on it.
create or replace function bank_details_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status = 'proposed' then
      return new;
    end if;
  elsif (new.id, new.record_type, new.record_id, new.ciphertext, new.key_id, new.reason, new.proposed_at, new.proposed_by)
      is not distinct from
      (old.id, old.record_type, old.record_id, old.ciphertext, old.key_id, old.reason, old.proposed_at, old.proposed_by)
    and ((old.status = 'proposed' and new.status <> 'replaced')
      or ((new.status = old.status or (old.status = 'current' and new.status = 'replaced'))
        and (new.decided_at, new.decided_by, new.called_person, new.called_number, new.called_at, new.decline_reason)
        is not distinct from
        (old.decided_at, old.decided_by, old.called_person, old.called_number, old.called_at, old.decline_reason)))
  then
    return new;
  end if;
  raise exception 'Bank details are proposed, then decided once.' using errcode = 'HY002';
end $$;
create trigger never_deleted before delete on bank_details for each row execute function append_only();

-- A call from before they were entered confirms nothing. Calls are known to the minute. Those of details confirmed
-- before this rule stay as they are, and can still be replaced.
alter table bank_details add constraint bank_details_called_after check (
  status <> 'current' or called_at >= proposed_at - interval '1 minute') not valid;

-- All bank details of a payee, the earlier ones too.
create index bank_details_payee on bank_details (record_type, record_id, id);
