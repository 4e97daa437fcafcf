/** Label of the offered time on the next working morning: tomorrow, or on Fridays and Saturdays on Monday. */
export const nextMorning = /^(?:завтра|в понедельник), 10:00$/;
