import { type ReactNode, useId } from 'react'
import css from './FactGroup.module.css'

/** Facts of one kind in a summary, under a small heading. */
export function FactGroup({
  title,
  action,
  children,
}: {
  title: string
  /** A link or small button next to the heading. */
  action?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={css.group} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
