import { instantWords } from '#shared/local-date.ts'
import { Button } from '#ui/parts/Button.tsx'
import { CopyButton } from '#ui/parts/CopyButton.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { type FieldWords, inWords } from './field-words.ts'
import css from './UnsavedNotice.module.css'
import type { Unsaved } from './use-edit.ts'

/**
 * What was typed into a record that someone has archived: to read, to copy and, once the record is
 * restored, to put back.
 */
export function UnsavedNotice({
  unsaved: { fields, archived_at, putBack },
  words,
}: {
  unsaved: Unsaved
  words: Readonly<Record<string, FieldWords>>
}) {
  const facts = fields.map(({ name, value, isWhole }) => {
    const { label, textOf } = inWords(words, name)
    return { label, value: (isWhole ? textOf(value) : String(value)) || 'empty' }
  })
  const text = facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
  return (
    <Notice tone="danger">
      <div className={css.typed}>
        <p>
          This record was archived on {instantWords(archived_at)}, while you were typing. What you typed was
          not saved{putBack ? '; it is open again' : ''}:
        </p>
        <Facts facts={facts} />
        <div className={css.actions}>
          {putBack && <Button onClick={putBack}>Put it back</Button>}
          <CopyButton text={text} label="Copy what you typed" />
        </div>
      </div>
    </Notice>
  )
}
