import { BusinessNames, PaymentTermsField } from '#areas/clients/web/index.ts'
import { AbnField } from '#ui/fields/AbnField.tsx'
import { AddressSection } from '#ui/fields/AddressSection.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { MultiSelectField } from '#ui/fields/MultiSelectField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { supplierCategories } from '../contract/choices.ts'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { type Supplier, SupplierInput } from '../contract/supplier.ts'
import { supplierCategoryWords, supplierLabels } from '../rules/supplier-labels.ts'
import { supplierFieldWords } from './supplier-field-words.ts'

const field = labelled(supplierLabels)
const categoryOptions = optionsOf(supplierCategories, supplierCategoryWords)

/** The form of a supplier, new or not. */
export const supplierForm = {
  create: supplierEndpoints.createSupplier,
  edit: supplierEndpoints.editSupplier,
  schema: SupplierInput,
  words: supplierFieldWords,
  Fields: ({ record }: { record?: Supplier }) => (
    <>
      <Section title="Supplier" columns={4}>
        <BusinessNames field={field} isNew={!record} />
        <MultiSelectField {...field('categories')} options={categoryOptions} />
        <TextField {...field('email')} type="email" />
        <PhoneField {...field('phone')} />
        <AbnField {...field('abn')} />
        <TextField {...field('website')} placeholder="www.example.com" />
        <PaymentTermsField field={field} />
      </Section>

      <AddressSection />
    </>
  ),
}
