import { BusinessNames, PaymentTermsField } from '#areas/clients/web/index.ts'
import { AbnField } from '#ui/fields/AbnField.tsx'
import { AcnField } from '#ui/fields/AcnField.tsx'
import { AddressSection } from '#ui/fields/AddressSection.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { subcontractorEndpoints } from '../contract/endpoints.ts'
import { type Subcontractor, SubcontractorInput } from '../contract/subcontractor.ts'
import { subcontractorLabels } from '../rules/subcontractor-labels.ts'
import { subcontractorFieldWords } from './subcontractor-field-words.ts'

const field = labelled(subcontractorLabels)

/** The form of a subcontractor, new or not. */
export const subcontractorForm = {
  create: subcontractorEndpoints.createSubcontractor,
  edit: subcontractorEndpoints.editSubcontractor,
  schema: SubcontractorInput,
  words: subcontractorFieldWords,
  Fields: ({ record }: { record?: Subcontractor }) => (
    <>
      <Section title="Business" columns={4}>
        <BusinessNames field={field} isNew={!record} />
        <AbnField {...field('abn')} required />
        <AcnField {...field('acn')} />
        <PaymentTermsField field={field} />
        <YesNoField {...field('gst_registered')} />
        <YesNoField {...field('is_owner_driver')} />
      </Section>
      <Section title="Contact" columns={4}>
        <TextField {...field('contact_name')} />
        <PhoneField {...field('mobile')} />
        <PhoneField {...field('phone')} />
        <TextField {...field('email')} type="email" />
      </Section>
      <AddressSection />
    </>
  ),
}
