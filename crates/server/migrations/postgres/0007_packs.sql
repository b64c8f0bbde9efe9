-- The same as migrations/sqlite/0007_packs.sql; only the names of types and the storage hints differ.
-- Once released this file never changes: the database remembers its checksum.

-- The events of matches that are over, packed together: the first `length` ones of a table. What happens afterwards is in
-- `events` as ever.
create table packs (
    table_id text primary key not null references tables (id) on delete cascade,
    length   bigint not null,
    body     bytea not null
);

-- It cannot be made smaller once more.
alter table packs alter column body set storage external;

-- How many of a table's events are packed.
alter table tables add column packed bigint not null default 0;
