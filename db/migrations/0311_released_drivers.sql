-- Drivers taken off confirmed work, the latest first.
create index booking_released_driver on booking (released_at desc, id desc)
  where driver_id is not null and job_item_id is not null and certainty = 'confirmed' and released_at is not null;
