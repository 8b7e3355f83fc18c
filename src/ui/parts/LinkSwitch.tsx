import type { ReactNode } from 'react'
import { Link } from '../navigation.tsx'
import css from './LinkSwitch.module.css'

export interface SwitchOption {
  label: string
  to: string
  isCurrent: boolean
  /** A number to note next to it; none for nothing. */
  count?: number
  /** What the number counts: "to fill". */
  countWords?: string
}

/** A few views of one screen, each an address of its own. `children` comes last: a button for more. */
export function LinkSwitch({
  label,
  options,
  children,
}: {
  label: string
  options: readonly SwitchOption[]
  children?: ReactNode
}) {
  return (
    <nav aria-label={label} className={css.switch}>
      {options.map(({ label: name, to, isCurrent, count, countWords }) => (
        <Link key={name} to={to} className={css.option} aria-current={isCurrent ? 'true' : undefined}>
          {name}
          {count ? (
            <span className={css.count}>
              {count.toLocaleString('en-AU')}
              <span className="visually-hidden"> {countWords}</span>
            </span>
          ) : null}
        </Link>
      ))}
      {children}
    </nav>
  )
}
