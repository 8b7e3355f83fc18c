import type { ReactNode } from 'react'
import { FactGroup } from './FactGroup.tsx'
import { Facts } from './Facts.tsx'

interface Listed {
  title: string
  /** Each its label and its value. */
  facts: readonly (readonly [label: string, value: ReactNode])[]
}

/** A group of a summary that is one list of facts. An empty value shows a dash. */
export const FactList = ({ title, facts }: Listed) => (
  <FactGroup title={title}>
    <Facts facts={facts.map(([label, value]) => ({ label, value }))} />
  </FactGroup>
)

/** The same without the facts that have no value; nothing where none has. */
export function KnownFacts({ title, facts }: Listed) {
  const known = facts.filter(([, value]) => Boolean(value))
  return known.length > 0 && <FactList title={title} facts={known} />
}
