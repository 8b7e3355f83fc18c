import { Fragment } from 'react'
import type { Fact } from '#shared/document-view.ts'
import css from './DocumentSheet.module.css'

/** Labels with their values, each pair a line. */
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
