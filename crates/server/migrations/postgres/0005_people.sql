-- The same as migrations/sqlite/0005_people.sql; only the names of types differ.
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
    role       smallint not null,
    created    double precision not null
);

-- The browsers in which somebody has signed in to an account.
create table sessions (
    id          text primary key not null,
    guest       text not null references guests (id) on delete cascade,
    secret_hash text not null,
    about       text not null,
    created     double precision not null,
    seen        double precision not null
);

create index sessions_by_guest on sessions (guest);

-- Who may not come (a guest or an address) or may not speak (mute), and until when; for ever if it is 0.
create table bans (
    kind  text not null,
    whom  text not null,
    until double precision not null,
    why   text not null,
    primary key (kind, whom)
);

create table reports (
    id       text primary key not null,
    at       double precision not null,
    -- The guest who reports. What is reported stays when they are gone.
    guest    text not null,
    table_id text not null,
    seat     text not null,
    text     text not null,
    settled  double precision not null
);

-- What moderators and administrators have done.
create table audit (
    id    text primary key not null,
    at    double precision not null,
    who   text not null,
    what  text not null,
    about text not null,
    why   text not null
);

-- Why moderators have closed a table; nothing while it is open.
alter table tables add column closed text;
