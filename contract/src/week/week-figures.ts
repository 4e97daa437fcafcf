/**
 * Figures of an employee; each object counts once per period. New objects, confirmed ones, those with a changed rate or
 * price, closed deals, new requests, selections opened to a client, clients' marks.
 */
export const weekFigures = ['created', 'actualized', 'repriced', 'deals', 'requests', 'sent', 'answers'] as const;
export type WeekFigure = (typeof weekFigures)[number];
