-- Answers of clients to the objects of a selection, questions, and openings of links (0075). Selections own them: an item that returns after
-- a clearing or from the trash has its answers again, and the answers of a deleted link stay. So neither is a foreign key.
do $$
declare
  area text;
begin
  foreach area in array array['land', 'industrial'] loop
    execute format('create table %I.client_answers (
      request_selection_id uuid not null
        constraint client_answers__selection references %1$I.request_selections on delete cascade,
      item_id uuid not null,
      link_id uuid not null, -- link by which the answer came
      liked_at timestamptz, -- excludes a refusal
      refused_at timestamptz,
      refusal_reasons text[] not null default ''{}'',
      refusal_text text not null default '''',
      visit_days date[] not null default ''{}'', -- days on which the client wishes to visit
      visit_asked_at timestamptz,
      visit_at timestamp(0), -- agreed time, Moscow
      constraint client_answers__once primary key (item_id, link_id)
    )', area);
    execute format('create index client_answers__selection_id on %I.client_answers (request_selection_id)', area);
    execute format('insert into %1$I.client_answers (request_selection_id, item_id, link_id, liked_at)
      select i.request_selection_id, i.id, l.id, i.client_favorite_at from %1$I.request_selection_items i
      join %1$I.request_selection_links l using (request_selection_id) where i.client_favorite_at is not null', area);

    execute format('create table %I.client_messages (
      id uuid constraint client_messages__once primary key, -- made by its author; the same id is the same message
      request_selection_id uuid not null
        constraint client_messages__selection references %1$I.request_selections on delete cascade,
      item_id uuid not null,
      link_id uuid not null,
      at timestamptz not null default clock_timestamp(),
      employee_id uuid constraint client_messages__employee references shared.employees, -- null: the client
      text text not null,
      read_at timestamptz -- by an employee, when it is the client''s
    )', area);
    execute format('create index client_messages__of_item on %I.client_messages (item_id, link_id, at)', area);
    execute format('create index client_messages__selection_id on %I.client_messages (request_selection_id)', area);

    -- Time and link alone: neither names nor devices nor addresses. An opening is counted once in thirty minutes.
    execute format('create table %I.link_openings (
      request_selection_id uuid not null
        constraint link_openings__selection references %1$I.request_selections on delete cascade,
      link_id uuid not null,
      item_id uuid, -- null: the selection
      day date not null, -- Moscow
      count integer not null,
      last_at timestamptz not null,
      constraint link_openings__once unique nulls not distinct (link_id, item_id, day)
    )', area);
    execute format('create index link_openings__selection_id on %I.link_openings (request_selection_id)', area);
    execute format('create index link_openings__day on %I.link_openings (day)', area); -- to be removed

    -- Sections of 'Сегодня' (0069) and pages of the request (0062).
    execute format('create trigger client_answers__change after insert or update or delete or truncate on %I.client_answers
      for each statement execute function versions.note_change(%L)', area, area || '.selections');
    execute format('create trigger client_messages__change after insert or update or delete or truncate on %I.client_messages
      for each statement execute function versions.note_change(%L)', area, area || '.selections');
  end loop;
end $$;

do $$
declare
  area text;
  name text;
  call text;
begin
  foreach area in array array['land', 'industrial'] loop
    foreach name in array array['client_answers', 'client_messages'] loop
      call := format('for each statement execute function versions.note_others(%L, %L, %L)', 'selection',
        format('(select s.request_id from %I.request_selections s where s.id = c.request_selection_id)', area), 'null');
      execute format('create trigger %I after insert on %I.%I referencing new table as changed %s', name || '__events_in', area, name, call);
      execute format('create trigger %I after update on %I.%I referencing new table as changed %s', name || '__events_now', area, name, call);
      execute format('create trigger %I after delete on %I.%I referencing old table as changed %s', name || '__events_out', area, name, call);
    end loop;
  end loop;
end $$;

-- Answers of one network to one link within an hour.
create table shared.client_answer_counts (
  link_id uuid not null,
  address text not null, -- of the network, as in access_code_tries; removed after an hour
  since timestamptz not null,
  answers integer not null,
  constraint client_answer_counts__once primary key (link_id, address)
);

-- Up to when an employee has seen the answers of a selection.
create table shared.client_answers_seen (
  employee_id uuid not null constraint client_answers_seen__employee references shared.employees,
  request_selection_id uuid not null, -- of either domain: no foreign key
  seen_at timestamptz not null,
  constraint client_answers_seen__once primary key (employee_id, request_selection_id)
);
create trigger client_answers_seen__change after insert or update or delete or truncate on shared.client_answers_seen
  for each statement execute function versions.note_change('shared.client_answers_seen');
