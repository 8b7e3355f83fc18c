-- What a truck may weigh with its trailer and on how many axles, which permits ask for, and how far a machine reaches.
alter table asset
  add column gcm_t numeric(8, 2) check (gcm_t > 0),
  add column axles int check (axles between 1 and 20),
  add column reach_m numeric(6, 2) check (reach_m > 0);
