import { formatDayMonth, weekday } from '#shared/local-date.ts'
import css from './DayStrip.module.css'

/** Days side by side, one of them chosen: on a phone, where a grid of days has no room. */
export function DayStrip({
  dates,
  day,
  onPick,
}: {
  dates: readonly string[]
  day: string
  onPick: (date: string) => void
}) {
  return (
    <ul className={css.days} aria-label="Days">
      {dates.map((date) => (
        <li key={date}>
          <button
            type="button"
            ref={date === day ? bringInSight : undefined}
            aria-pressed={date === day}
            onClick={() => onPick(date)}
          >
            {weekday(date)} {formatDayMonth(date)}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Sideways only: the page stays where it is. */
const bringInSight = (button: HTMLButtonElement | null): void => {
  const strip = button?.closest('ul')
  if (button && strip) strip.scrollLeft = button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2
}
