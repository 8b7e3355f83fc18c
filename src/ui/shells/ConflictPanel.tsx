import { useState } from 'react'
import { formatInstant } from '#shared/local-date.ts'
import { Button } from '../parts/Button.tsx'
import css from './ConflictPanel.module.css'

/** A field that someone else has changed, with both values: formatted, and as sent. */
export interface ConflictField {
  name: string
  label: string
  mine: { text: string; value: unknown }
  theirs: { text: string; value: unknown }
}

type Choice = 'mine' | 'theirs'

/** Two people edited one record: shows both values of each field, to choose one and save. */
export function ConflictPanel({
  fields,
  changedBy,
  changedAt,
  onResolve,
}: {
  fields: readonly ConflictField[]
  changedBy: string
  changedAt: string
  /** The chosen value of each field, by name. */
  onResolve: (values: Record<string, unknown>) => void
}) {
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const chosen = (name: string): Choice => choices[name] ?? 'mine'

  return (
    <section className={css.panel} aria-labelledby="conflict-title" role="alert">
      <h2 id="conflict-title">
        {changedBy} changed this record at {formatInstant(changedAt)}. Review the changes and save again.
      </h2>
      {fields.map(({ name, label, mine, theirs }) => (
        <fieldset key={name} className={css.field}>
          <legend>{label}</legend>
          {(
            [
              ['mine', 'Yours', mine],
              ['theirs', changedBy, theirs],
            ] as const
          ).map(([choice, owner, { text }]) => (
            <label key={choice} className={css.choice}>
              <input
                type="radio"
                name={`conflict ${name}`}
                checked={chosen(name) === choice}
                onChange={() => setChoices({ ...choices, [name]: choice })}
              />
              <span className={css.owner}>{owner}</span>
              <span className={css.value}>{text || 'empty'}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button
        onClick={() =>
          onResolve(Object.fromEntries(fields.map((field) => [field.name, field[chosen(field.name)].value])))
        }
      >
        Save these values
      </Button>
    </section>
  )
}
