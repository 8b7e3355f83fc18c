import { useMay } from '#platform/web/calls/session.ts'
import { chargeUnitWords } from '#shared/units.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { UnitPriceField } from '#ui/fields/UnitPriceField.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { attachmentUnits } from '../../contract/choices.ts'
import { attachmentFieldRights } from '../../contract/rates/rate.ts'
import { attachmentLabels } from '../../rules/attachment-labels.ts'

const field = labelled(attachmentLabels)
const unitOptions = optionsOf(attachmentUnits, chargeUnitWords)

/** What the client pays for an attachment, for those who may see it. */
export const RateFields = () =>
  useMay()(attachmentFieldRights.rate_cents) && (
    <Section title="Rate" help="What the client pays for it on top of the machine." columns={4}>
      <UnitPriceField {...field('rate_cents')} />
      <SelectField {...field('rate_unit')} options={unitOptions} />
    </Section>
  )
