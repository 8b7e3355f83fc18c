import { IconAlertTriangle, IconBan } from '@tabler/icons-react'
import { classes } from '#ui/classes.ts'
import type { Reason } from '../contract/booking.ts'
import css from './scheduler.module.css'

/** Objections, each in words with an icon. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null
  return (
    <ul className={css.reasons}>
      {reasons.map(({ code, text, blocks }) => (
        <li key={`${code}${text}`} className={classes(css.reason, css[blocks])}>
          {blocks === 'hard' ? (
            <IconBan size={14} aria-hidden />
          ) : (
            <IconAlertTriangle size={14} aria-hidden />
          )}
          {text}
        </li>
      ))}
    </ul>
  )
}
