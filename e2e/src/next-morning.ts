/** Label of the offered time on the next working morning: tomorrow, or on Fridays and Saturdays on Monday. */
export const nextMorning = /^(?:завтра|в понедельник), 10:00$/;

/** Button of a call in a week: on a weekend, of the Monday after it. */
export const inAWeek = /^(?:через неделю|пн, \d.*)$/;
