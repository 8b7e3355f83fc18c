import { Fragment, type ReactNode } from 'react'
import css from './Facts.module.css'

/** Read-only details of a record. An empty value shows a dash. */
export function Facts({
  facts,
}: {
  /** `key`: where labels may be alike. */
  facts: { key?: number; label: string; value: ReactNode }[]
}) {
  return (
    <dl className={css.facts}>
      {facts.map(({ key, label, value }) => (
        <Fragment key={key ?? label}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? '–' : breakable(value)}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** A long email address goes on in the next line from its @. */
function breakable(value: ReactNode): ReactNode {
  if (typeof value !== 'string' || !value.includes('@')) return value
  const [before, ...after] = value.split('@')
  return (
    <>
      {before}
      <wbr />@{after.join('@')}
    </>
  )
}
