-- Stages of the acceptance of a load, and which of its objects make a new complex or building: these come first (0091).
alter table shared.loads add column progress jsonb; -- stage, seconds of the stages before it, counts; null before
alter table shared.load_objects add column is_first boolean not null default false;
