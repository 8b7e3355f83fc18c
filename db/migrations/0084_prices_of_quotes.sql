-- Quotes can be read without their prices. Whoever was given quotes sees prices as before, and whoever was
-- denied them sees none. Allocators see none by default; those who write, approve or cost quotes go on seeing them.
insert into role_permission (user_role_id, permission, scope)
select u.id, 'quotes:prices', coalesce(read.scope, 'all')
from user_role u
left join role_permission read on read.user_role_id = u.id and read.permission = 'quotes:read'
where case
    when u.user_type in (1, 2, 4) then read.scope = 'none'
    when u.user_type = 3 then read.scope is distinct from 'none' and exists (
      select from role_permission r
      where r.user_role_id = u.id and r.scope <> 'none'
        and r.permission in ('quotes:write', 'quotes:approve', 'quotes:margin'))
    else read.scope <> 'none'
  end
on conflict do nothing;

-- Allocators no longer see rates by default, so that their roles no longer differ by not seeing them.
delete from role_permission r using user_role u
where u.id = r.user_role_id and u.user_type = 3 and r.scope = 'none'
  and r.permission in ('jobs:rates', 'dockets:prices');

-- What they were told about accepted quotes named the total.
update notification n set body = regexp_replace(n.body, ' accepted \$[0-9,]+\.[0-9]{2}\.$', ' accepted it.')
from app_user u
where u.id = n.user_id and u.user_type = 3 and n.dedupe_key like 'quote-accepted:%';
