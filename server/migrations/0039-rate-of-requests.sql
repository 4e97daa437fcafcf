-- The dearest rate that a request takes (N-02), compared with average_net_rental_rate of vacancies.
alter table industrial.requests add column net_rental_rate_to numeric(10, 2); -- roubles per m² a year
