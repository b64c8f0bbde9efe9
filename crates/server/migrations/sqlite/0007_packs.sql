-- The same as migrations/postgres/0007_packs.sql; only the names of types differ.
-- Once released this file never changes: the database remembers its checksum.

-- The events of matches that are over, packed together: the first `length` ones of a table. What happens afterwards is in
-- `events` as ever.
create table packs (
    table_id text primary key not null references tables (id) on delete cascade,
    length   integer not null,
    body     blob not null
) strict;

-- How many of a table's events are packed.
alter table tables add column packed integer not null default 0;
