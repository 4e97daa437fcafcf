-- How an employee made an operation, for the histories of its objects.

alter table shared.operations
  add column way text not null default 'edit'
    constraint operations__way check (way in ('edit', 'paste', 'give-back')),
  add column value_from timestamp(0); -- of 'give-back': since when the restored value had been valid
