-- The domain first: with the requests of an employee on one side, a join reads the fits of their domain, not all fits.
drop index shared.new_fits__of_request;
create index new_fits__of_request on shared.new_fits (domain, request_id, found_at) where percent is not null;
