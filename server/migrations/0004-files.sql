-- Photos and documents: what lies in the file store and whose it is.
create table shared.files (
  id uuid primary key,
  kind text not null constraint files__kind check (kind in ('image', 'document')),
  name text not null, -- as the sender called it, cleaned; never part of a path
  type text not null, -- media type, by content, of what is sent back
  size bigint not null, -- bytes; of a picture: of its full size
  width integer, -- px of the full size, upright; pictures alone
  height integer,
  sizes text[] not null default '{}', -- of a picture: names of the sizes that are stored
  -- arriving: its content is on the way into the store; discarded: its content is on the way out. Neither is seen by anyone.
  state text not null default 'arriving' constraint files__state check (state in ('arriving', 'kept', 'discarded')),
  created_by uuid constraint files__employee references shared.employees, -- null: a command of the server
  date_time_created timestamptz not null default now(),
  entity_type text, -- property, …
  entity_id uuid,
  attached_at timestamptz,
  constraint files__attached check (
    (attached_at is null) = (entity_id is null) and (attached_at is null) = (entity_type is null)
  )
);
-- A saved entity's own files, to see which of them it no longer names.
create index files__entity on shared.files (entity_id) where entity_id is not null;
-- What the hourly sweep looks for: never attached, or on the way out.
create index files__loose on shared.files (date_time_created) where attached_at is null or state = 'discarded';

-- Until now nothing could be stored: what is named here leads nowhere.
delete from land.property_images;
delete from land.property_documents;
alter table land.property_images
  add constraint property_images__file foreign key (global_image_id) references shared.files,
  add constraint property_images__once unique (global_image_id);
alter table land.property_documents
  add column name text not null,
  add column date date, -- of the document itself, as written on it
  add constraint property_documents__file foreign key (global_document_id) references shared.files,
  add constraint property_documents__once unique (global_document_id);
