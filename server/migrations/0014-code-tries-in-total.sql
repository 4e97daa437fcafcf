-- Whoever once had the right code is not held up by the guesses of others.
alter table shared.access_code_tries add column accepted_at timestamptz;

-- Wrong codes of all networks together, as a bucket that drains.
create table shared.access_code_totals (
  link_id uuid primary key,
  since timestamptz not null, -- the level's moment
  level double precision not null
);
