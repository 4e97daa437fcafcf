-- Sessions that end at once: a token carries the version of its employee's sessions, and is void when that has moved on.
alter table shared.employees
  add column session_version integer not null default 0,
  add column blocked_at timestamptz, -- may not sign in
  add column removed_at timestamptz; -- has left: keeps name and authorship, may not sign in, gives the login free

-- Of people who left the login may be given to somebody else.
drop index shared.employees__login;
create unique index employees__login on shared.employees (lower(login)) where removed_at is null;

-- Tells every process which employee's sessions changed; they read the new state themselves.
create function shared.announce_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('gektar_sessions', old.id::text);
  return null;
end
$$;
create trigger employees__announce_update
  after update of id, session_version, blocked_at, removed_at on shared.employees
  for each row execute function shared.announce_sessions();
create trigger employees__announce_delete
  after delete on shared.employees for each row execute function shared.announce_sessions();

-- Failed tries of signing in, counted by all processes together.
create table shared.sign_in_tries (
  key text primary key, -- address:…, login:… (sha-256 of what was typed) or device:…
  since timestamptz not null, -- of the first try of the minute
  tries integer not null
);
