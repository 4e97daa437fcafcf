-- When and how a link was last sent, and events of showings and openings (0093).
do $$
declare
  area text;
  call text;
begin
  foreach area in array array['land', 'industrial'] loop
    execute format('alter table %I.request_selection_links
      add sent_at timestamptz, -- last time that an employee chose a way to send it; null: not known
      add sent_way text constraint request_selection_links__sent_way check (sent_way in (''telegram'', ''whatsApp'', ''mail'', ''share'')),
      add constraint request_selection_links__sent check ((sent_at is null) = (sent_way is null))', area);
    -- Once in thirty minutes of a link and object: a repeated opening writes nothing.
    call := format('for each statement execute function versions.note_others(%L, %L, %L)', 'showing',
      format('(select s.request_id from %I.request_selections s where s.id = c.request_selection_id)', area), 'null');
    execute format('create trigger link_openings__events_in after insert on %I.link_openings referencing new table as changed %s', area, call);
    execute format('create trigger link_openings__events_now after update on %I.link_openings referencing new table as changed %s', area, call);
  end loop;
end $$;

-- One event of a showing, by its request: one of each of its objects would be fifty rows for a page of fifty.
create trigger showings__events_in after insert on shared.showings
  referencing new table as changed for each statement execute function versions.note_others('showing', 'c.request_id', 'null');
