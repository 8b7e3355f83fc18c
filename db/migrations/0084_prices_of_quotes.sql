-- Quotes can be read without their prices. Whoever was given quotes sees prices as before, and whoever was
-- denied them sees none.
insert into role_permission (user_role_id, permission, scope)
select r.user_role_id, 'quotes:prices', r.scope
from role_permission r join user_role u on u.id = r.user_role_id
where r.permission = 'quotes:read' and (r.scope = 'none') = (u.user_type in (1, 2, 4))
on conflict do nothing;

-- Allocators no longer see rates by default, so that their roles no longer differ by not seeing them.
delete from role_permission r using user_role u
where u.id = r.user_role_id and u.user_type = 3 and r.scope = 'none'
  and r.permission in ('jobs:rates', 'dockets:prices');

-- What they were told about accepted quotes named the total.
update notification n set body = regexp_replace(n.body, ' accepted \$[0-9,]+\.[0-9]{2}\.$', ' accepted it.')
from app_user u
where u.id = n.user_id and u.user_type = 3 and n.dedupe_key like 'quote-accepted:%';
