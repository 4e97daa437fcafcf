-- Which transactions have changed what new objects are compared with on 'Сегодня' (0038, 0059): requests and their selections, and what
-- employees have hidden. Other tables of a request are written together with its row.
create trigger requests__change after insert or update or delete or truncate on land.requests
  for each statement execute function versions.note_change('land.requests');
create trigger request_selection_items__change after insert or update or delete or truncate on land.request_selection_items
  for each statement execute function versions.note_change('land.requests');

create trigger requests__change after insert or update or delete or truncate on industrial.requests
  for each statement execute function versions.note_change('industrial.requests');
create trigger request_selection_items__change after insert or update or delete or truncate on industrial.request_selection_items
  for each statement execute function versions.note_change('industrial.requests');

create trigger today_done__change after insert or update or delete or truncate on shared.today_done
  for each statement execute function versions.note_change('shared.today_done');
