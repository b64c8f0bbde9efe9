-- The same as migrations/postgres/0005_people.sql; only the names of types differ.
-- Once released this file never changes: the database remembers its checksum.

-- A guest with a name and a passphrase of their own.
create table accounts (
    guest      text primary key not null references guests (id) on delete cascade,
    name       text not null,
    -- The name as it is compared: without case.
    folded     text not null unique,
    -- The argon2id hash, with its parameters.
    passphrase text not null,
    -- 0 a player, 1 a moderator, 2 an administrator.
    role       integer not null,
    created    real not null
) strict;

-- The browsers in which somebody has signed in to an account.
create table sessions (
    id          text primary key not null,
    guest       text not null references guests (id) on delete cascade,
    secret_hash text not null,
    about       text not null,
    created     real not null,
    seen        real not null
) strict;

create index sessions_by_guest on sessions (guest);

-- Who may not come (a guest or an address) or may not speak (mute), and until when; for ever if it is 0.
create table bans (
    kind  text not null,
    whom  text not null,
    until real not null,
    why   text not null,
    primary key (kind, whom)
) strict;

create table reports (
    id       text primary key not null,
    at       real not null,
    -- The guest who reports. What is reported stays when they are gone.
    guest    text not null,
    table_id text not null,
    seat     text not null,
    text     text not null,
    settled  real not null
) strict;

-- What moderators and administrators have done.
create table audit (
    id    text primary key not null,
    at    real not null,
    who   text not null,
    what  text not null,
    about text not null,
    why   text not null
) strict;

-- Why moderators have closed a table; nothing while it is open.
alter table tables add column closed text;
