import { Fragment } from 'react'
import type { Fact } from '#shared/document-view.ts'
import css from './DocumentSheet.module.css'

/** Labels and values, one pair per line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }, at) => (
        <Fragment key={at}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
