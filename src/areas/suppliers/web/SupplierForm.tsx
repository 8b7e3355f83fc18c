import { paymentTerms } from '#areas/clients/contract/choices.ts'
import { paymentTermWords } from '#areas/clients/rules/client-words.ts'
import { AbnField } from '#ui/fields/AbnField.tsx'
import { AddressField } from '#ui/fields/AddressField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { MultiSelectField } from '#ui/fields/MultiSelectField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { supplierCategories } from '../contract/choices.ts'
import { supplierCategoryWords, supplierLabels } from '../rules/supplier-labels.ts'

const field = labelled(supplierLabels)
const categoryOptions = optionsOf(supplierCategories, supplierCategoryWords)
const termOptions = optionsOf(paymentTerms, paymentTermWords)

/** The fields of a supplier; the form around them is of SupplierInput. */
export function SupplierForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <>
      <Section title="Supplier">
        <FieldGrid>
          <Wide half>
            <TextField {...field('name')} takesFocus={isNew} required />
          </Wide>
          <TextField {...field('trading_name')} />
          <MultiSelectField {...field('categories')} options={categoryOptions} />
          <TextField {...field('email')} type="email" />
          <PhoneField {...field('phone')} />
          <AbnField {...field('abn')} />
          <TextField {...field('website')} placeholder="www.example.com" />
          <SelectField {...field('payment_terms')} options={termOptions} required />
        </FieldGrid>
      </Section>

      <Section title="Address">
        <AddressField label="Street address" />
      </Section>
    </>
  )
}
