import { Fragment, type ReactNode } from 'react'
import css from './Facts.module.css'

/** Read-only details of a record. An empty value shows a dash. */
export function Facts({ facts }: { facts: { label: string; value: ReactNode }[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
