import { hitchTypes } from '#areas/resources/contract/choices.ts'
import { hitchTypeWords } from '#areas/resources/rules/resource-words.ts'
import { AssetPicker, CategoriesField } from '#areas/resources/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { chargeUnitWords } from '#shared/units.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { UnitPriceField } from '#ui/fields/UnitPriceField.tsx'
import { Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { type Attachment, AttachmentInput, attachmentFieldRights } from '../contract/attachment.ts'
import { attachmentKinds, attachmentStatuses, attachmentUnits } from '../contract/choices.ts'
import { attachmentEndpoints } from '../contract/endpoints.ts'
import { attachmentLabels } from '../rules/attachment-labels.ts'
import { checkAttachment } from '../rules/attachment-rules.ts'
import { attachmentKindWords, attachmentStatusWords } from '../rules/attachment-words.ts'
import { attachmentFieldWords } from './attachment-field-words.ts'

const field = labelled(attachmentLabels)
const kindOptions = optionsOf(attachmentKinds, attachmentKindWords)
const statusOptions = optionsOf(attachmentStatuses, attachmentStatusWords)
const hitchOptions = optionsOf(hitchTypes, hitchTypeWords)
const unitOptions = optionsOf(attachmentUnits, chargeUnitWords)

/** The form of an attachment, new or not. */
export const attachmentForm = {
  create: attachmentEndpoints.createAttachment,
  edit: attachmentEndpoints.editAttachment,
  schema: AttachmentInput,
  together: checkAttachment,
  saved: ({ code }: Attachment) => `${code} saved`,
  words: attachmentFieldWords,
  Fields: AttachmentFields,
}

function AttachmentFields({ record }: { record?: Attachment }) {
  const may = useMay()
  return (
    <>
      <Section title="Attachment" columns={4}>
        <TextField {...field('code')} required takesFocus={!record} />
        <TextField {...field('name')} required />
        <SelectField {...field('kind')} options={kindOptions} required />
        <SelectField {...field('status')} options={statusOptions} required />
        <NumberField {...field('size_mm')} unit="mm" />
        <NumberField {...field('weight_kg')} unit="kg" />
      </Section>

      <Section title="Machines" columns={4}>
        <Wide>
          <CategoriesField
            {...field('compatible_category_ids')}
            current={record && { ids: record.compatible_category_ids, names: record.asset_categories }}
            help="Machines of these categories can take it."
            required
          />
        </Wide>
        <NumberField {...field('min_tonne')} unit="t" decimals={2} />
        <NumberField {...field('max_tonne')} unit="t" decimals={2} />
        <SelectField {...field('hitch_type')} options={hitchOptions} />
        <AssetPicker {...field('asset_id')} help="The machine it stays on, if any." />
      </Section>

      {may(attachmentFieldRights.rate_cents) && (
        <Section title="Rate" help="What the client pays for it on top of the machine." columns={4}>
          <UnitPriceField {...field('rate_cents')} />
          <SelectField {...field('rate_unit')} options={unitOptions} />
        </Section>
      )}
    </>
  )
}
