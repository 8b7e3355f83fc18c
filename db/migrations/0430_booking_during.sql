-- Pencilled bookings are looked up by time as well: the board draws them.
drop index booking_during;
create index booking_during on booking using gist (during) where released_at is null;
