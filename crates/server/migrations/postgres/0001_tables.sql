-- The same as migrations/sqlite/0001_tables.sql; only the names of types and the storage hints differ.
-- Once released this file never changes: the database remembers its checksum.

create table guests (
    id          text primary key not null,
    secret_hash text not null,
    name        text not null,
    created     double precision not null,
    seen        double precision not null
);

create table tables (
    id      text primary key not null,
    game    text not null,
    created double precision not null,
    touched double precision not null,
    status  smallint not null,
    -- How many events there are, so the seq of the next one: two writers cannot both have read it.
    length  bigint not null,
    -- JSON: what the table was set up with; never changes.
    head    text not null,
    -- JSON: what lists show of it; can be made anew from head and events.
    summary text not null
) with (fillfactor = 70); -- a row is written anew with every append; room beside it spares the indexes

create index tables_by_status on tables (status);

create table events (
    table_id text not null references tables (id) on delete cascade,
    seq      bigint not null,
    at       double precision not null,
    body     text not null,
    primary key (table_id, seq)
);

create table seats (
    table_id    text not null references tables (id) on delete cascade,
    seat        smallint not null,
    guest       text references guests (id),
    secret_hash text,
    primary key (table_id, seat)
);

create index seats_by_guest on seats (guest);

create table decks (
    id      text primary key not null,
    guest   text not null references guests (id) on delete cascade,
    game    text not null,
    name    text not null,
    body    text not null,
    created double precision not null
);

create index decks_by_guest on decks (guest);
