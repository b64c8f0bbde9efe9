-- The same as migrations/postgres/0001_tables.sql; only the names of types and the storage hints differ.
-- Once released this file never changes: the database remembers its checksum.

create table guests (
    id          text primary key not null,
    secret_hash text not null,
    name        text not null,
    created     real not null,
    seen        real not null
) strict;

create table tables (
    id      text primary key not null,
    game    text not null,
    created real not null,
    touched real not null,
    status  integer not null,
    -- How many events there are, so the seq of the next one: two writers cannot both have read it.
    length  integer not null,
    -- JSON: what the table was set up with; never changes.
    head    text not null,
    -- JSON: what lists show of it; can be made anew from head and events.
    summary text not null
) strict;

create index tables_by_status on tables (status);

create table events (
    table_id text not null references tables (id) on delete cascade,
    seq      integer not null,
    at       real not null,
    body     text not null,
    primary key (table_id, seq)
) strict, without rowid;

create table seats (
    table_id    text not null references tables (id) on delete cascade,
    seat        integer not null,
    guest       text references guests (id),
    secret_hash text,
    primary key (table_id, seat)
) strict, without rowid;

create index seats_by_guest on seats (guest);

create table decks (
    id      text primary key not null,
    guest   text not null references guests (id) on delete cascade,
    game    text not null,
    name    text not null,
    body    text not null,
    created real not null
) strict;

create index decks_by_guest on decks (guest);
