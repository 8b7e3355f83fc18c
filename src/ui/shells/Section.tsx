import { type ReactNode, useId } from 'react'
import css from './Section.module.css'

/** A card. With a title it is a landmark for screen readers. */
export function Section({
  title,
  help,
  actions,
  children,
}: {
  title?: string
  help?: ReactNode
  actions?: ReactNode
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
      {children}
    </section>
  )
}
