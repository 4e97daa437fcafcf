-- What the file said when a complex was taken in, so that a later file with the same row shows what differs (0018).
alter table industrial.complex_sources add column cells jsonb not null; -- column → cell; nothing was imported before
