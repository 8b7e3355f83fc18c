import { AbnField } from '#ui/fields/AbnField.tsx'
import { AcnField } from '#ui/fields/AcnField.tsx'
import { AddressField } from '#ui/fields/AddressField.tsx'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { currencyCodes, currencyLocales } from '../contract/currency.ts'
import { BsbField } from './BsbField.tsx'
import { currencyWords, localeWords } from './company-field-words.ts'

const currencyOptions = optionsOf(currencyCodes, currencyWords)
const localeOptions = optionsOf(currencyLocales, localeWords)

/** The fields of the company; the form around them is of CompanyFields. */
export function CompanyForm() {
  return (
    <>
      <Section title="Company" help="As quotes, dockets and invoices name it.">
        <FieldGrid>
          <Wide half>
            <TextField name="name" label="Name" required />
          </Wide>
          <Wide half>
            <TextField name="trading_name" label="Trading name" />
          </Wide>
          <AbnField name="abn" label="ABN" />
          <AcnField name="acn" label="ACN" />
          <YesNoField name="gst_registered" label="Registered for GST" />
        </FieldGrid>
      </Section>
      <Section title="Contact">
        <FieldGrid>
          <PhoneField name="phone" label="Phone" />
          <TextField name="email" label="Email" type="email" help="Mail leaves in its name." />
          <Wide half>
            <TextField name="website" label="Website" />
          </Wide>
        </FieldGrid>
        <AddressField />
      </Section>
      <Section title="Bank" help="Where clients pay to.">
        <FieldGrid>
          <TextField name="bank_name" label="Bank" />
          <TextField name="bank_account_name" label="Account name" />
          <BsbField name="bank_bsb" label="BSB" placeholder="123-456" />
          <TextField name="bank_account_no" label="Account number" inputMode="numeric" />
        </FieldGrid>
      </Section>
      <Section
        title="Amounts in lists"
        help="Also on cards and homes. Documents, editors and exports are in exact dollars and cents."
      >
        <FieldGrid>
          <SelectField name="currency_code" label="Currency" options={currencyOptions} required />
          <SelectField name="currency_locale" label="Number format" options={localeOptions} required />
          <YesNoField name="whole_dollars" label="Whole dollars" help="The exact amount shows on hover." />
        </FieldGrid>
      </Section>
    </>
  )
}
