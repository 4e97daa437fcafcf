-- Figures of a period are counted from the audit rows of its days alone.
create index audit__at on shared.audit (at);

-- Whether what an operation wrote into these fields of an object was given back, by an undo that was not undone in turn.
create function shared.is_undone(operation uuid, of_entity text, of_id uuid, written text[])
returns boolean language plpgsql stable parallel safe as $$
begin
  return exists (
    select from shared.operations u
    join shared.audit b on b.operation_id = u.id and b.entity_id = of_id and b.entity = of_entity
    where u.undoes = operation and b.changes ?& written and not shared.is_undone(u.id, of_entity, of_id, written));
end $$;
