import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Link } from '../navigation.tsx'
import css from './Chain.module.css'

export interface ChainLink {
  key: string
  icon: ReactNode
  label: string
  /** A number or count, after the label. */
  value?: string | null
  /** What is known of it without opening it. */
  note?: string | null
  /** What someone must still do there. */
  waiting?: string | null
  /** Without one there is nothing to open. */
  to?: string | null
  isCurrent?: boolean
}

/** The records that follow from one another, with what waits in each. */
export function Chain({ label, links }: { label: string; links: readonly ChainLink[] }) {
  return (
    <nav aria-label={label}>
      <ol className={css.chain}>
        {links.map((link) => (
          <li key={link.key} className={classes(css.link, link.isCurrent && css.current)}>
            {link.to ? (
              <Link to={link.to} className={css.content} aria-current={link.isCurrent ? 'page' : undefined}>
                <Content {...link} />
              </Link>
            ) : (
              <span className={css.content}>
                <Content {...link} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const Content = ({ icon, label, value, note, waiting }: ChainLink) => (
  <>
    {icon}
    <span className={css.label}>{label}</span>
    {value && <strong className={css.value}>{value}</strong>}
    {note && <span className={css.note}>{note}</span>}
    {waiting && <span className={css.waiting}>{waiting}</span>}
  </>
)
