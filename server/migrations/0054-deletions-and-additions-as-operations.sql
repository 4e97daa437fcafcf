-- Deletions and additions to selections are operations, too: listed, and undone like the others (0058).
alter table shared.operations drop constraint operations__kind;
alter table shared.operations
  add constraint operations__kind
    check (kind in ('change', 'undo', 'archive', 'unarchive', 'actualize', 'delete', 'add-to-selection')),
  add column request_id uuid, -- of an addition: whose selection; may be deleted in the meantime
  add column request_name text; -- at that time

-- The operation that deleted it: its undo restores this entry and no later one.
alter table shared.trash add column operation_id uuid
  default nullif(current_setting('gektar.operation', true), '')::uuid
  constraint trash__operation references shared.operations on delete set null;
create index trash__operation on shared.trash (operation_id, entity_id) where operation_id is not null;
