import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { classes } from '../classes.ts'
import { Link } from '../navigation.tsx'
import css from './ActionRow.module.css'
import { useActionKeys } from './action-keys.ts'
import { Parts } from './Parts.tsx'

export interface ActionRowProps {
  when?: string | null
  what: ReactNode
  /** Opens the record. */
  to?: string | null
  where?: string | null
  reason?: ReactNode
  /** Colours the reason; only trouble has a colour. */
  tone?: 'plain' | 'warning' | 'danger'
  amount?: ReactNode
  /** The one button of the row. */
  action?: ReactNode
}

/** When, what, where and why, with one button to act. */
export function ActionRow({ when, what, to, where, reason, tone, amount, action }: ActionRowProps) {
  return (
    <li className={css.row} tabIndex={-1} data-action-row>
      {when && <span className={css.when}>{when}</span>}
      <span className={css.words}>
        {to ? (
          <Link to={to} className={css.what}>
            {what}
          </Link>
        ) : (
          <span className={css.what}>{what}</span>
        )}
        {where && ' '}
        {where && (
          <span className={css.where}>
            <Parts text={where} />
          </span>
        )}
      </span>
      {reason && <span className={classes(css.reason, tone && css[tone])}>{reason}</span>}
      {amount && <span className={css.amount}>{amount}</span>}
      {action && (
        <span className={css.action} data-action>
          {action}
        </span>
      )}
    </li>
  )
}

/** Rows of one kind of work, with their count and a link to all of them. */
export function ActionGroup({
  title,
  count,
  words,
  total,
  all,
  hasAmounts,
  children,
}: {
  title: string
  count: number
  /** Instead of the count, where more than one kind of thing is counted. */
  words?: string | null
  /** Their total. */
  total?: ReactNode
  /** A link to all of them, or a button to show them here. */
  all?: ReactNode
  /** Aligns the amounts of its rows. */
  hasAmounts?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={classes(css.group, hasAmounts && css.withAmounts)} aria-labelledby={id}>
      <div className={css.head}>
        <h3 id={id}>{title}</h3>
        <span className={css.count}>{words ?? count.toLocaleString('en-AU')}</span>
        {total && <span className={css.count}>· {total}</span>}
        {all && <span className={css.all}>{all}</span>}
      </div>
      <ul>{children}</ul>
    </section>
  )
}

/** The outline of rows while they load. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <ul aria-hidden>
      {Array.from({ length: rows }, (_, at) => (
        <li key={at} className={css.row}>
          <span className={css.bone} />
        </li>
      ))}
    </ul>
  )
}

export function AllLink({ to, count, of }: { to: string; count: number; of: string }) {
  return (
    <Link to={to} className={css.allLink}>
      All {count.toLocaleString('en-AU')}
      <span className="visually-hidden">: {of}</span>
      <IconChevronRight size={13} aria-hidden />
    </Link>
  )
}

/** Groups of rows: j and k move between rows, Enter presses a row's button. */
export function ActionList({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  useActionKeys(list)
  return <div ref={list}>{children}</div>
}
