import { useWatch } from 'react-hook-form'
import type { RichText } from '#shared/rich-text.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { MultiSelectField } from '#ui/fields/MultiSelectField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { RichTextField } from '#ui/fields/RichTextField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { type WordingKind, wordingDocuments } from '../contract/choices.ts'
import { type Wording, wordingInput } from '../contract/wording.ts'
import { wordingDocumentWords, wordingLabels } from '../rules/wording-labels.ts'
import { wordingCalls } from './wording-calls.ts'
import { wordingFieldWords } from './wording-field-words.ts'
import css from './WordingForm.module.css'
import { WordingSheet } from './WordingSheet.tsx'

const field = labelled(wordingLabels)
const documentOptions = optionsOf(wordingDocuments, wordingDocumentWords)

const formOf = (kind: WordingKind) => ({
  create: wordingCalls[kind].create,
  edit: wordingCalls[kind].edit,
  schema: wordingInput(kind),
  saved: ({ title }: Wording) => `${title} saved`,
  words: wordingFieldWords,
  Fields: ({ record }: { record?: Wording }) => <WordingFields kind={kind} isNew={!record} />,
})
/** The forms of terms and of a footer, new or not. */
export const wordingForms = { terms: formOf('terms'), footer: formOf('footer') }

/** Beside how they print. */
function WordingFields({ kind, isNew }: { kind: WordingKind; isNew: boolean }) {
  const body = useWatch({ name: 'body' }) as RichText
  return (
    <Section>
      <FieldGrid>
        <Wide half>
          <TextField
            {...field('title')}
            takesFocus={isNew}
            help="For your own list; it is not printed."
            required
          />
        </Wide>
        {kind === 'terms' && <MultiSelectField {...field('applies_to')} options={documentOptions} required />}
        <DateField
          {...field('effective_from')}
          help="Documents dated before this day keep the previous version. If empty, it applies to all dates."
        />
        <YesNoField
          {...field('is_default')}
          help="Replaces the current default. Wording that starts later cannot be the default yet."
        />
      </FieldGrid>
      <div className={css.sides}>
        <RichTextField
          {...field('body')}
          help="Sent documents keep the version they went out with."
          required
        />
        <div>
          <p className={css.label}>As printed</p>
          <WordingSheet kind={kind} body={body} />
        </div>
      </div>
    </Section>
  )
}
