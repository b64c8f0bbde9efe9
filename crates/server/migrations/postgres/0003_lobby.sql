-- The same as migrations/sqlite/0003_lobby.sql; only the names of types and the storage hints differ.
-- Once released this file never changes: the database remembers its checksum.

-- Tables at which anybody may sit down.
create table openings (
    table_id text primary key not null references tables (id) on delete cascade,
    game     text not null,
    created  double precision not null
);

create index openings_by_game on openings (game, created);

-- How a match went for each person. It stays when the table is deleted.
create table results (
    table_id  text not null,
    guest     text not null references guests (id) on delete cascade,
    game      text not null,
    at        double precision not null,
    seat      smallint not null,
    -- 1 won, 0 lost, one half neither.
    score     double precision not null,
    -- How many people played.
    persons   smallint not null,
    -- The rating before and after; null if the match did not count for it.
    rating_before double precision,
    rating_after  double precision,
    primary key (table_id, guest)
);

create index results_by_guest on results (guest, game, at);

create table ratings (
    guest      text not null references guests (id) on delete cascade,
    game       text not null,
    rating     double precision not null,
    deviation  double precision not null,
    volatility double precision not null,
    primary key (guest, game)
);

-- Tables that somebody does not want to see in their list any more.
create table put_away (
    table_id text not null references tables (id) on delete cascade,
    guest    text not null references guests (id) on delete cascade,
    primary key (table_id, guest)
);
