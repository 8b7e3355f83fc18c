import { paymentTerms } from '#areas/clients/contract/choices.ts'
import { paymentTermWords } from '#areas/clients/rules/client-words.ts'
import { AbnField } from '#ui/fields/AbnField.tsx'
import { AcnField } from '#ui/fields/AcnField.tsx'
import { AddressField } from '#ui/fields/AddressField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { subcontractorLabels } from '../rules/subcontractor-labels.ts'

const field = labelled(subcontractorLabels)
const termOptions = optionsOf(paymentTerms, paymentTermWords)

/** The fields of a subcontractor; the form around them is of SubcontractorInput. */
export const SubcontractorForm = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <Section title="Business">
      <FieldGrid>
        <Wide half>
          <TextField {...field('name')} takesFocus={isNew} required />
        </Wide>
        <TextField {...field('trading_name')} />
        <AbnField {...field('abn')} required />
        <AcnField {...field('acn')} />
        <SelectField {...field('payment_terms')} options={termOptions} required />
        <YesNoField {...field('gst_registered')} />
        <YesNoField {...field('is_owner_driver')} />
      </FieldGrid>
    </Section>
    <Section title="Contact">
      <FieldGrid>
        <TextField {...field('contact_name')} />
        <PhoneField {...field('mobile')} />
        <PhoneField {...field('phone')} />
        <TextField {...field('email')} type="email" />
      </FieldGrid>
    </Section>
    <Section title="Address">
      <AddressField label="Street address" />
    </Section>
  </>
)
