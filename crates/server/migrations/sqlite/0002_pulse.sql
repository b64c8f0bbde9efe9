-- The same as migrations/postgres/0002_pulse.sql; only the names of types differ.
-- Once released this file never changes: the database remembers its checksum.

-- One row that is written to find out whether anything can be written.
create table pulse (
    id integer primary key not null,
    at real not null
) strict;

insert into pulse (id, at) values (1, 0);
