-- The same as migrations/sqlite/0006_kept.sql; only the names of types differ.
-- Once released this file never changes: the database remembers its checksum.

-- What a table is for: 0 a match, 1 something that is shown (an example of a rule, a lesson, a puzzle), which is kept for a
-- shorter time. In a set-up that is JSON the quotes of what people write are escaped, so these words are never theirs.
alter table tables add column kind smallint not null default 0;
update tables set kind = 1 where head like '%"scenario":"%' or head like '%"puzzle":"%';

-- Who somebody is to a provider of OpenID Connect.
create table identities (
    issuer  text not null,
    subject text not null,
    guest   text not null references guests (id) on delete cascade,
    primary key (issuer, subject)
);

create index identities_by_guest on identities (guest);
