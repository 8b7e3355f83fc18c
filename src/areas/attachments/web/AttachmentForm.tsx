import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { type Attachment, AttachmentInput } from '../contract/attachment.ts'
import { attachmentKinds, attachmentStatuses } from '../contract/choices.ts'
import { attachmentEndpoints } from '../contract/endpoints.ts'
import { attachmentLabels } from '../rules/attachment-labels.ts'
import { checkAttachment } from '../rules/attachment-rules.ts'
import { attachmentKindWords, attachmentStatusWords } from '../rules/attachment-words.ts'
import { attachmentFieldWords } from './attachment-field-words.ts'
import { MachineFields } from './machines/MachineFields.tsx'
import { RateFields } from './rates/RateFields.tsx'

const field = labelled(attachmentLabels)
const kindOptions = optionsOf(attachmentKinds, attachmentKindWords)
const statusOptions = optionsOf(attachmentStatuses, attachmentStatusWords)

/** The form of an attachment, new or not. */
export const attachmentForm = {
  create: attachmentEndpoints.createAttachment,
  edit: attachmentEndpoints.editAttachment,
  schema: AttachmentInput,
  together: checkAttachment,
  saved: ({ code }: Attachment) => `${code} saved`,
  words: attachmentFieldWords,
  Fields: ({ record }: { record?: Attachment }) => (
    <>
      <Section title="Attachment" columns={4}>
        <TextField {...field('code')} required takesFocus={!record} />
        <TextField {...field('name')} required />
        <SelectField {...field('kind')} options={kindOptions} required />
        <SelectField {...field('status')} options={statusOptions} required />
        <NumberField {...field('size_mm')} unit="mm" />
        <NumberField {...field('weight_kg')} unit="kg" />
      </Section>

      <MachineFields attachment={record} />

      <RateFields />
    </>
  ),
}
