/**
 * SQL of the rate that a vacancy is offered for, roubles per m² a year; null where it is unknown or on request (N-02).
 * @param vacancy alias of the row
 */
export function offeredRate(vacancy: string): string {
  return `case when ${vacancy}.is_rental_price_on_request is not true then ${vacancy}.average_net_rental_rate end`;
}
