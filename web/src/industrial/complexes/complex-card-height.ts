/** Height of a folded card (px). */
export const COMPLEX_CARD_HEIGHT = 166;
