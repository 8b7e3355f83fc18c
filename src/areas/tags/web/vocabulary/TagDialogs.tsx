import { useQuery } from '@tanstack/react-query'
import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { namesOf, optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { tagTypes } from '../../contract/choices.ts'
import { tagsEndpoints } from '../../contract/endpoints.ts'
import { type Tag, TagInput } from '../../contract/tag.ts'
import { tagLabels, tagTypeWords } from '../../rules/tag-labels.ts'
import { coloursQuery } from '../queries.ts'

const field = labelled(tagLabels)
const typeOptions = optionsOf(tagTypes, tagTypeWords)
const words = fieldWords(tagLabels satisfies Record<keyof TagInput, string>, {
  tag_type: shown.oneOf(tagTypeWords),
})

export function NewTagDialog({ onClose }: { onClose: () => void }) {
  const { form, submit, submitError } = useCreate(tagsEndpoints.createTag, {
    schema: TagInput,
    empty: { name: '', tag_type: 'user' },
    saved: ({ name }) => `${name} added`,
    onSaved: onClose,
  })
  return (
    <FormDialog title="New tag" form={form} onSubmit={submit} submitError={submitError} onClose={onClose}>
      <TagFields />
    </FormDialog>
  )
}

export function EditTagDialog({
  tag,
  readOnly,
  onClose,
}: {
  tag: Tag
  readOnly: boolean
  onClose: () => void
}) {
  return (
    <EditDialog
      title={tag.name}
      endpoint={tagsEndpoints.editTag}
      schema={TagInput}
      record={tag}
      params={{ id: tag.id }}
      words={words}
      readOnly={readOnly}
      onClose={onClose}
    >
      <TagFields current={tag.colour_id ? { id: tag.colour_id, name: tag.colour ?? '' } : undefined} />
    </EditDialog>
  )
}

/** `current`: its colour, which may be archived. */
function TagFields({ current }: { current?: { id: number; name: string } | undefined }) {
  const { data: colours = [] } = useQuery(coloursQuery())
  const isOffered = !current || colours.some(({ id }) => id === current.id)
  return (
    <>
      <TextField {...field('name')} required takesFocus />
      <SelectField
        {...field('tag_type')}
        options={typeOptions}
        help="Competency: what someone may do. User: anything else about them."
        required
      />
      <SelectField {...field('colour_id')} options={namesOf(isOffered ? colours : [...colours, current])} />
      <TextAreaField {...field('description')} />
    </>
  )
}
