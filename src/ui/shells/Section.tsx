import { type ReactNode, useId } from 'react'
import { FieldGrid } from './FieldGrid.tsx'
import css from './Section.module.css'

/** A card. With a title it is a landmark for screen readers. `columns`: its children are fields in so many columns. */
export function Section({
  title,
  help,
  actions,
  columns,
  children,
}: {
  title?: string
  help?: ReactNode
  actions?: ReactNode
  columns?: 2 | 3 | 4
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={title ? id : undefined}>
      {(title ?? actions) && (
        <div className={css.head}>
          <div>
            {title && <h2 id={id}>{title}</h2>}
            {help && <p className={css.help}>{help}</p>}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      )}
      {columns ? <FieldGrid columns={columns}>{children}</FieldGrid> : children}
    </section>
  )
}
