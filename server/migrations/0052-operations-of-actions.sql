-- Archiving and confirming many objects are operations, too: undone and listed like changes of fields (0058).
alter table shared.operations drop constraint operations__kind;
alter table shared.operations
  add constraint operations__kind check (kind in ('change', 'undo', 'archive', 'unarchive', 'actualize'));
