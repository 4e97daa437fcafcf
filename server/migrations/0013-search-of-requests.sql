-- Search as you type in requests: by name, comment and company, ё as е. Without these every letter typed reads all requests.
drop index land.requests__name_trigrams;
create index requests__name_trigrams on land.requests using gin (shared.without_yo(name) gin_trgm_ops);
create index requests__comment_trigrams on land.requests using gin (shared.without_yo(comment) gin_trgm_ops);
