import { useSuspenseQuery } from '@tanstack/react-query'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useSave } from '#platform/web/forms/use-save.ts'
import { plural } from '#shared/text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { importEndpoints } from '../contract/endpoints.ts'
import type { Import } from '../contract/import.ts'
import { matchProblem } from '../rules/match-headings.ts'
import { CancelButton } from './CancelButton.tsx'
import { importKindsQuery } from './queries.ts'
import css from './imports.module.css'

interface Chosen {
  fields: { field: string | null }[]
}

/** Which field each column of the file goes to. */
export function MatchPanel({ found }: { found: Import }) {
  const { data: kinds } = useSuspenseQuery(importKindsQuery)
  const known = kinds.find(({ kind }) => kind === found.kind)?.fields ?? []
  const form = useForm<Chosen>({
    defaultValues: {
      fields: found.columns.map(({ field }) => ({
        field: known.some((one) => one.field === field) ? field : null,
      })),
    },
  })
  const { save, saving, submitError } = useSave(importEndpoints.matchImport)
  const chosen = useWatch({ control: form.control, name: 'fields' }).map(({ field }) => field ?? '')
  const problem = matchProblem(chosen, known)
  const options = known.map(({ field, label, is_required }) => ({
    value: field,
    label: is_required ? `${label} (required)` : label,
  }))
  return (
    <FormProvider {...form}>
      {submitError && <Notice tone="danger">{submitError}</Notice>}
      <Section
        title="Match columns"
        help={`${plural(found.row_count, 'row')}. Columns without a field are left out.`}
        actions={<CancelButton id={found.id} />}
      >
        <ul className={css.columns}>
          {found.columns.map(({ heading, samples }, at) => (
            <li key={heading}>
              <div className={css.column}>
                <strong>{heading}</strong>
                <span>
                  {samples.filter((sample) => sample !== '').join(' · ') || 'Nothing in the first rows'}
                </span>
              </div>
              <SelectField
                name={`fields.${at}.field`}
                label={`Field for ${heading}`}
                placeholder="Leave out"
                options={options}
              />
            </li>
          ))}
        </ul>
        {problem && <Notice tone="warning">{problem}</Notice>}
        <div className={css.buttons}>
          <Button
            variant="primary"
            loading={saving}
            disabledReason={problem ?? undefined}
            onClick={() =>
              void save({ params: { id: found.id }, body: { version: found.version, fields: chosen } })
            }
          >
            Check rows
          </Button>
        </div>
      </Section>
    </FormProvider>
  )
}
