import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo } from 'react'
import { type DefaultValues, useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { FilesField } from '#ui/fields/FilesField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { namesOf } from '#ui/fields/options.ts'
import type { DocumentType } from '../contract/document.ts'
import { documentUpload } from '../contract/endpoints.ts'
import { documentLabels } from '../rules/document-labels.ts'
import { type DocumentForm, acceptedTypes, documentForm, refusalOf } from './document-form.ts'
import { DocumentFields } from './DocumentFields.tsx'

const field = labelled(documentLabels)

/** The dialog's initial values. */
export type UploadStart = Partial<DocumentForm>

/** Asks for a new document: its type out of `types` (one when replacing), files and details. */
export function UploadDialog({
  title,
  types,
  start,
  onUpload,
  onClose,
}: {
  title: string
  types: readonly DocumentType[]
  start: UploadStart
  onUpload: (form: DocumentForm) => void
  onClose: () => void
}) {
  const schema = useMemo(() => documentForm(types), [types])
  const defaultValues = {
    title: '',
    number: null,
    issuer: null,
    issued_on: null,
    expires_on: null,
    files: [],
    ...start,
  }
  const form = useForm<z.input<typeof schema>, unknown, DocumentForm>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<DocumentForm>,
  })
  // Files dropped outside the dialog are checked as it opens.
  const hasFiles = Boolean(start.files?.length)
  useEffect(() => {
    if (hasFiles) void form.trigger('files')
  }, [hasFiles, form])
  const chosen = useWatch({ control: form.control, name: 'document_type_id' })
  const type = types.find(({ id }) => id === chosen)

  const { dirtyFields } = form.formState
  const name = type?.name
  const isNamed = start.title !== undefined || dirtyFields.title === true
  // A licence is named Driver licence by default.
  useEffect(() => {
    if (name && !isNamed) form.setValue('title', name === 'Other' ? '' : name)
  }, [name, isNamed, form])

  return (
    <FormDialog
      title={title}
      form={form}
      submitError={null}
      saveLabel="Upload"
      onClose={onClose}
      onSubmit={(values) => {
        onUpload(values)
        onClose()
      }}
    >
      <FilesField
        {...field('files')}
        required
        accept={acceptedTypes.join(',')}
        refusalOf={refusalOf}
        maxFiles={documentUpload.max_files}
        help="PDF, JPG or PNG, 10 MB each: front and back of a card, or up to four pages."
      />
      {types.length > 1 && (
        <SelectField
          {...field('document_type_id')}
          required
          options={namesOf(types)}
          help={type?.is_reviewed === 1 && 'It is valid once approved.'}
        />
      )}
      <DocumentFields type={type} />
    </FormDialog>
  )
}
