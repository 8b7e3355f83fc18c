-- The map of sites and depots: where its pictures come from, and what their provider asks to be credited with.
alter table company
  add column map_tiles text check (
    length(map_tiles) <= 500
    and map_tiles ~ ('^https://([a-z0-9-]+\.)+[a-z]{2,}'
      -- Ports from 1 to 65535.
      || '(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?/[^[:space:]]*$')
    and map_tiles like '%{z}%' and map_tiles like '%{x}%' and map_tiles like '%{y}%'
  ),
  add column map_credit text check (length(map_credit) between 1 and 120);
