import { FactGroup } from './FactGroup.tsx'
import css from './TextFacts.module.css'

/** Longer texts of a record in a summary, each after its label, with its line breaks; nothing where all are empty. */
export function TextFacts({
  title,
  facts,
}: {
  title: string
  facts: readonly { label: string; value: string | null | undefined }[]
}) {
  const filled = facts.filter(({ value }) => value)
  if (filled.length === 0) return null
  return (
    <FactGroup title={title}>
      {filled.map(({ label, value }) => (
        <p key={label} className={css.lines}>
          <span className={css.label}>{label}:</span> {value}
        </p>
      ))}
    </FactGroup>
  )
}
