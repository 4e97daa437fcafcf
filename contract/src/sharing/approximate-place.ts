/** Note under a map whose place is approximate, for clients of either domain. */
export const APPROXIMATE_PLACE = 'Место показано приблизительно';
