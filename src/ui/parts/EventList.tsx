import type { ReactNode } from 'react'
import {
  formatDayMonth,
  formatInstant,
  formatTime,
  melbourneDate,
  melbourneTime,
} from '#shared/local-date.ts'
import { useNow } from '../use-now.ts'
import { Avatar } from './Avatar.tsx'
import css from './EventList.module.css'

export interface Event {
  id: number
  who: string
  what: ReactNode
  /** What changed, in a few words. */
  detail?: string | null
  /** When, an instant. */
  at: string
}

/** What happened, one line each, latest first: today by the time of day, before that by the day. */
export function EventList({ events }: { events: readonly Event[] }) {
  const today = melbourneDate(useNow())
  return (
    <ol className={css.list}>
      {events.map(({ id, who, what, detail, at }) => (
        <li key={id} className={css.event}>
          <time className={css.when} dateTime={at} title={formatInstant(at)}>
            {melbourneDate(at) === today ? formatTime(melbourneTime(at)) : formatDayMonth(melbourneDate(at))}
          </time>
          <Avatar name={who} size="sm" />
          <p className={css.words}>
            <strong>{who}</strong> {what}
            {detail && <span className={css.detail}> {detail}</span>}
          </p>
        </li>
      ))}
    </ol>
  )
}
