import { totalText } from '#shared/totals.ts'
import { type ReactNode, useContext } from 'react'
import { classes } from '../classes.ts'
import { Link } from '../navigation.tsx'
import { HeaderActionsContext } from './header-actions.ts'
import css from './ScreenHeader.module.css'

/** Without an address it is the current page. */
export interface Breadcrumb {
  label: string
  to?: string
}

/** The breadcrumbs, the record's name as the page heading, its number, its status and its actions. */
export function ScreenHeader({
  title,
  number,
  count,
  status,
  breadcrumbs = [],
  actions,
  scrolled,
}: {
  title: string
  /** Distinguishes it from others with the same name: J-000012. */
  number?: string | undefined
  count?: number | null
  status?: ReactNode
  breadcrumbs?: Breadcrumb[]
  actions?: ReactNode
  /** Shown next to the name once the rest has scrolled away. */
  scrolled?: ReactNode
}) {
  const setFormActions = useContext(HeaderActionsContext)?.setElement
  return (
    <header className={classes(css.header, scrolled !== undefined && css.scrolled)}>
      <div className={css.where}>
        {breadcrumbs.length > 0 && (
          <nav aria-label="Breadcrumbs">
            <ol className={css.breadcrumbs}>
              {breadcrumbs.map(({ label, to }) => (
                <li key={label}>
                  {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={css.titleLine}>
          <h1 className={css.title}>{title}</h1>
          {number && <span className={css.number}>{number}</span>}
          {typeof count === 'number' && <span className={css.count}>{totalText(count)}</span>}
          {status}
        </div>
      </div>
      {scrolled}
      <div className={css.actions}>
        {actions}
        {setFormActions && <div ref={setFormActions} className={css.formActions} />}
      </div>
    </header>
  )
}
