import { useSuspenseQuery } from '@tanstack/react-query'
import { EditPanel } from '#platform/web/forms/EditPanel.tsx'
import type { FieldWords } from '#platform/web/forms/field-words.ts'
import { useEdit } from '#platform/web/forms/use-edit.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { settingsEndpoints } from '../../contract/endpoints.ts'
import { letterFields } from '../../contract/letter-templates.ts'
import { letterUses } from '../../rules/letter-labels.ts'
import { type LetterKind, standardLetters } from '../../rules/letter-templates.ts'
import { letterTemplatesQuery } from '../queries.ts'
import { letterTabs } from '../settings-paths.ts'
import css from './letters.module.css'
import { SampleLetter } from './SampleLetter.tsx'
import { TemplateFields } from './TemplateFields.tsx'

/** One letter: when it is used, its texts, and what they make of a made-up record. */
export function LetterForm({
  kind,
  words,
}: {
  kind: LetterKind
  words: Readonly<Record<string, FieldWords>>
}) {
  const { data: templates } = useSuspenseQuery(letterTemplatesQuery)
  const whyNot = useWhyNot()('settings:company')
  const edit = useEdit(settingsEndpoints.saveLetterTemplates, {
    schema: letterFields[kind],
    record: templates,
    saved: () => `${letterTabs[kind].label} letter saved`,
  })
  const useStandard = () => {
    for (const field of [`${kind}_subject`, `${kind}_letter`] as const)
      edit.form.setValue(field, standardLetters[field], { shouldDirty: true, shouldValidate: true })
  }
  return (
    <EditPanel edit={edit} words={words} readOnly={whyNot !== undefined}>
      {whyNot && <Notice>{whyNot}</Notice>}
      <div className={css.letter}>
        <Section
          title={letterTabs[kind].label}
          help={letterUses[kind]}
          actions={!whyNot && <Button onClick={useStandard}>Use the standard letter</Button>}
        >
          <TemplateFields kind={kind} />
        </Section>
        <SampleLetter kind={kind} />
      </div>
    </EditPanel>
  )
}
