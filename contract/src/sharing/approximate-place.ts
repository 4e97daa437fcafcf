/** Note for clients below a map with an approximate position, in both domains. */
export const APPROXIMATE_PLACE = 'Место показано приблизительно';
