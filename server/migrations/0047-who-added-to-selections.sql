-- Who added an object to a selection (N-06), and the way back to a cleared selection.

alter table land.request_selection_items
  add column added_by uuid constraint request_selection_items__added_by references shared.employees; -- null = a command of the server
alter table industrial.request_selection_items
  add column added_by uuid constraint request_selection_items__added_by references shared.employees; -- null = a command of the server
create index request_selection_items__added_by on land.request_selection_items (added_by);
create index request_selection_items__added_by on industrial.request_selection_items (added_by);

update land.request_selection_items i set added_by = a.employee_id from shared.audit a
  where a.entity = 'land_selection_item' and a.entity_id = i.id and a.action = 'create';
update industrial.request_selection_items i set added_by = a.employee_id from shared.audit a
  where a.entity = 'industrial_selection_item' and a.entity_id = i.id and a.action = 'create';
-- The same of those that wait in the trash.
update shared.trash_rows x set content = x.content || jsonb_build_object('added_by', a.employee_id)
  from shared.audit a
  where x.table_name in ('land.request_selection_items', 'industrial.request_selection_items')
    and a.entity = split_part(x.table_name, '.', 1) || '_selection_item' and a.action = 'create'
    and a.entity_id = (x.content ->> 'id')::uuid;

-- The items as the last clearing took them away; null: there is nothing to bring back.
alter table land.request_selections add column cleared_items jsonb;
alter table industrial.request_selections add column cleared_items jsonb;
