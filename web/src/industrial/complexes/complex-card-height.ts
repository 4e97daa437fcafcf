/** Height of a folded card (px), see complex-card.module.css. */
export const COMPLEX_CARD_HEIGHT = 166;
