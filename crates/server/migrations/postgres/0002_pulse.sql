-- The same as migrations/sqlite/0002_pulse.sql; only the names of types differ.
-- Once released this file never changes: the database remembers its checksum.

-- One row that is written to find out whether anything can be written.
create table pulse (
    id bigint primary key not null,
    at double precision not null
);

insert into pulse (id, at) values (1, 0);
