import { IconDownload } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { useDownload } from '#platform/web/calls/use-download.ts'
import { checkedBy } from '#platform/web/forms/form-schema.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { formatBytes } from '#shared/text.ts'
import { FilesField } from '#ui/fields/FilesField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { type ImportKindName, importKinds } from '../contract/choices.ts'
import { importEndpoints, importUpload } from '../contract/endpoints.ts'
import { fileLabels } from '../rules/import-labels.ts'
import { InHandNotice } from './InHandNotice.tsx'
import { importPaths } from './import-paths.ts'
import { importKindsQuery } from './queries.ts'
import css from './imports.module.css'

const field = labelled(fileLabels)
const schema = z.object({
  kind: z.enum(importKinds, 'Choose what to import.'),
  file: z.array(z.instanceof(File)).min(1, 'Choose a file.').max(1),
})

/** Chooses what to import, and the spreadsheet. */
export function ImportNewScreen() {
  const { data: kinds } = useSuspenseQuery(importKindsQuery)
  const asked = (useSearch({ strict: false }) as { kind?: ImportKindName }).kind
  const navigate = useNavigate()
  const form = useForm({
    resolver: checkedBy(schema),
    defaultValues: {
      kind: (kinds.find(({ kind }) => kind === asked)?.kind ?? null) as ImportKindName,
      file: [],
    },
  })
  const { save, saving, submitError } = useSave(importEndpoints.startImport, {
    form,
    onSaved: ({ id }) => navigate({ to: importPaths.one(id), replace: true }),
  })
  const kind = useWatch({ control: form.control, name: 'kind' })
  const inHand = kinds.find((one) => one.kind === kind)?.in_hand
  const read = form.handleSubmit(async ({ kind: chosen, file: [file] }) => {
    if (!file) return
    // It may have been moved or deleted since it was chosen.
    const isThere = await file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => true,
        () => false,
      )
    if (isThere) await save({ body: { kind: chosen, file_name: file.name } }, { files: { file } })
    else form.setError('file', { message: 'This file could not be read. Choose it again.' })
  })
  return (
    <Screen title="Import" breadcrumbs={[{ label: 'Imports', to: importPaths.list }]}>
      <FormProvider {...form}>
        <form className={css.form} noValidate onSubmit={(event) => void read(event)}>
          {submitError && <Notice tone="danger">{submitError}</Notice>}
          <Section>
            <div className={css.kind}>
              <SelectField
                {...field('kind')}
                required
                options={kinds.map(({ kind: value, many }) => ({ value, label: many }))}
              />
              <Template kind={kind} />
            </div>
            {inHand && <InHandNotice {...inHand} />}
            <FilesField
              {...field('file')}
              required
              maxFiles={1}
              accept=".csv,.xlsx,text/csv"
              refusalOf={async (file) => (file.size > importUpload.max_bytes ? tooLarge(file) : null)}
              help="CSV or Excel (.xlsx), up to 5 MB: one record in each row, headings in the first."
            />
            <div className={css.buttons}>
              <Button type="submit" variant="primary" loading={saving}>
                Read file
              </Button>
            </div>
          </Section>
        </form>
      </FormProvider>
    </Screen>
  )
}

const tooLarge = ({ size }: File) =>
  `The file must be 5 MB or smaller; it has ${formatBytes(size)}. Split it into several files.`

function Template({ kind }: { kind: ImportKindName | null }) {
  const { run, running } = useDownload(importEndpoints.importTemplate)
  return (
    <Button
      icon={<IconDownload aria-hidden />}
      loading={running}
      disabledReason={kind ? undefined : 'Choose what to import first.'}
      onClick={() => void (kind && run({ query: { kind, format: 'xlsx' } }))}
    >
      Download template
    </Button>
  )
}
