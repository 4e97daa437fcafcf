/**
 * What is counted of an employee, each thing once in a period: new objects, confirmed ones, those whose rate or price changed, closed
 * deals, new requests, selections opened to a client, client's marks.
 */
export const weekFigures = ['created', 'actualized', 'repriced', 'deals', 'requests', 'sent', 'answers'] as const;
export type WeekFigure = (typeof weekFigures)[number];
