-- The same as migrations/sqlite/0004_leases.sql; only the names of types differ.
-- Once released this file never changes: the database remembers its checksum.

-- Who plays a table: the node that has it, and how often it has changed hands. What is added carries the epoch, so that
-- whoever had the table before cannot add to it any more.
alter table tables add column owner text;
alter table tables add column epoch bigint not null default 0;

-- The nodes of a cluster, and until when each is there unless it says so again. All times are the database's.
create table nodes (
    id    text primary key not null,
    until double precision not null
);
