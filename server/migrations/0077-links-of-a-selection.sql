-- Several client links of a selection (0089, N-14). The first link is the link of the specification: one of a selection, opened by the id of
-- the selection. A further link is opened by its own id.
do $$
declare
  area text;
begin
  foreach area in array array['land', 'industrial'] loop
    execute format('alter table %I.request_selection_links
      drop constraint request_selection_links__once,
      add is_first boolean not null default true,
      add name text not null default '''', -- for whom; never sent to clients
      add opening_limit integer constraint request_selection_links__limit check (opening_limit > 0), -- null: unlimited
      add has_rates boolean not null default true, -- whether clients see rates and prices
      add has_answers boolean not null default true, -- whether clients may answer
      add has_card boolean not null default true, -- whether clients see the card of the broker
      add asked_at timestamptz -- when a client asked to open the link again; null once it is open', area);
    execute format('create unique index request_selection_links__once on %I.request_selection_links (request_selection_id) where is_first', area);
    execute format('create index request_selection_links__selection_id on %I.request_selection_links (request_selection_id)', area);
    execute format('create index request_selection_links__asked on %I.request_selection_links (request_selection_id)
      where asked_at is not null', area);

    -- Openings since the limit of a link was last changed. A table without events: an opening changes no page of the office.
    execute format('create table %I.link_uses (
      link_id uuid constraint link_uses__once primary key
        constraint link_uses__link references %1$I.request_selection_links on delete cascade,
      count integer not null,
      opened_at timestamptz not null -- last opening that was counted
    )', area);
  end loop;
end $$;

-- The text with which an employee sends links, with placeholders for the name and the number of objects.
create table shared.link_messages (
  employee_id uuid constraint link_messages__once primary key constraint link_messages__employee references shared.employees,
  text text not null
);
