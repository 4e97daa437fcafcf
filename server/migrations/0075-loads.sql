-- Loads of tables from outside, remembered senders, and what became of each object of a load (0083).
create table shared.load_senders (
  id uuid constraint load_senders__pkey primary key,
  domain text not null constraint load_senders__domain check (domain in ('land', 'industrial')),
  name text not null,
  fingerprint text not null, -- of the heads of the largest table
  answers jsonb not null default '[]', -- about columns, units, words: given again to the next load
  column_count integer not null,
  load_count integer not null default 1,
  used_at timestamptz not null default clock_timestamp(), -- last accepted load
  constraint load_senders__fingerprint unique (domain, fingerprint)
);

create table shared.loads (
  id uuid constraint loads__pkey primary key,
  domain text not null constraint loads__domain check (domain in ('land', 'industrial')),
  file_name text not null,
  is_text boolean not null default false, -- from the clipboard
  byte_count integer not null,
  sha256 text not null,
  content bytea, -- null: deleted, by hand or after 90 days
  raw jsonb, -- sheets as they are: [{ name, rows: [{ row, cells }] }]; deleted with the content
  reading jsonb, -- what was read; null while it is being read
  answers jsonb not null default '[]',
  counts jsonb, -- of rows, objects, questions: for the list
  state text not null default 'reading'
    constraint loads__state check (state in ('reading', 'questions', 'accepting', 'done', 'refused')),
  refusal text,
  sender_id uuid constraint loads__sender references shared.load_senders on delete set null,
  employee_id uuid not null constraint loads__employee references shared.employees,
  created_at timestamptz not null default now(),
  row_version integer not null default 1,
  operation_id uuid constraint loads__operation references shared.operations,
  accepted_by uuid constraint loads__accepted_by references shared.employees,
  accepted_at timestamptz,
  finished_at timestamptz -- the last object is written, or the acceptance is stopped
);
create index loads__list on shared.loads (domain, created_at desc, id desc);
create index loads__same_file on shared.loads (domain, sha256);
create index loads__open on shared.loads (created_at) where state in ('reading', 'accepting');
create index loads__content on shared.loads (created_at) where content is not null;
create index loads__sender_id on shared.loads (sender_id) where sender_id is not null;
create index loads__operation_id on shared.loads (operation_id) where operation_id is not null;

-- Origin of objects, and progress of the acceptance: the row of an object is written in the object's transaction.
create table shared.load_objects (
  load_id uuid not null constraint load_objects__load references shared.loads on delete cascade,
  position integer not null,
  object_key text not null,
  sheet text not null,
  row integer not null,
  title text not null,
  part text not null,
  action text not null constraint load_objects__action check (action in ('create', 'draft', 'update', 'skip')),
  object_id uuid, -- object or draft
  complex_id uuid, -- of a vacancy and its draft, with the building
  building_id uuid,
  content jsonb, -- what to write; null once it is written
  result text not null constraint load_objects__result
    check (result in ('waiting', 'created', 'draft', 'updated', 'failed', 'skipped')),
  message text not null default '',
  constraint load_objects__pkey primary key (load_id, position)
);
create index load_objects__object_id on shared.load_objects (object_id) where object_id is not null;

create trigger loads__load_events_in after insert on shared.loads referencing new table as changed
  for each statement execute function versions.note_others('load', 'c.id', 'null');
create trigger loads__load_events_now after update on shared.loads referencing new table as changed
  for each statement execute function versions.note_others('load', 'c.id', 'null');

alter table shared.operations drop constraint operations__kind;
alter table shared.operations
  add constraint operations__kind
    check (kind in ('change', 'undo', 'archive', 'unarchive', 'actualize', 'delete', 'add-to-selection', 'load'));
