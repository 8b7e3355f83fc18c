const weekday = { opens: '07:00', closes: '16:30' }
const closed = { opens: null, closes: null }

/** A new tip site is open on weekdays that are no holidays. */
export const newHours = {
  hours: [...Array.from({ length: 5 }, () => weekday), closed, closed],
  closed_dates: [],
  closed_on_holidays: 1 as const,
}
