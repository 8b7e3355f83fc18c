import { hitchTypes } from '#areas/resources/contract/choices.ts'
import { hitchTypeWords } from '#areas/resources/rules/resource-words.ts'
import { AssetPicker } from '#areas/resources/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { chargeUnitWords } from '#shared/units.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { UnitPriceField } from '#ui/fields/UnitPriceField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { type Attachment, attachmentFieldRights } from '../contract/attachment.ts'
import { attachmentKinds, attachmentStatuses, attachmentUnits } from '../contract/choices.ts'
import { attachmentLabels } from '../rules/attachment-labels.ts'
import { attachmentKindWords, attachmentStatusWords } from '../rules/attachment-words.ts'
import { CategoriesField } from './CategoriesField.tsx'

const field = labelled(attachmentLabels)
const kindOptions = optionsOf(attachmentKinds, attachmentKindWords)
const statusOptions = optionsOf(attachmentStatuses, attachmentStatusWords)
const hitchOptions = optionsOf(hitchTypes, hitchTypeWords)
const unitOptions = optionsOf(attachmentUnits, chargeUnitWords)

/** The fields of an attachment, for a new one and for `attachment`; the form around it is of AttachmentInput. */
export function AttachmentForm({ attachment }: { attachment?: Attachment }) {
  const may = useMay()
  return (
    <>
      <Section title="Attachment">
        <FieldGrid>
          <TextField {...field('code')} required takesFocus={!attachment} />
          <TextField {...field('name')} required />
          <SelectField {...field('kind')} options={kindOptions} required />
          <SelectField {...field('status')} options={statusOptions} required />
          <NumberField {...field('size_mm')} unit="mm" />
          <NumberField {...field('weight_kg')} unit="kg" />
        </FieldGrid>
      </Section>

      <Section title="Machines">
        <FieldGrid>
          <Wide>
            <CategoriesField attachment={attachment} />
          </Wide>
          <NumberField {...field('min_tonne')} unit="t" decimals={2} />
          <NumberField {...field('max_tonne')} unit="t" decimals={2} />
          <SelectField {...field('hitch_type')} options={hitchOptions} />
          <AssetPicker {...field('asset_id')} help="The machine it stays on, if it does." />
        </FieldGrid>
      </Section>

      {may(attachmentFieldRights.rate_cents) && (
        <Section title="Rate" help="What the client pays for it on top of the machine.">
          <FieldGrid>
            <UnitPriceField {...field('rate_cents')} />
            <SelectField {...field('rate_unit')} options={unitOptions} />
          </FieldGrid>
        </Section>
      )}
    </>
  )
}
