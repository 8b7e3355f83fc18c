import { AbnField } from '#ui/fields/AbnField.tsx'
import { AcnField } from '#ui/fields/AcnField.tsx'
import { AddressField } from '#ui/fields/AddressField.tsx'
import { BsbField } from '#ui/fields/BsbField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { currencyCodes, currencyLocales } from '../../contract/currency.ts'
import { companyLabels } from '../../rules/company-labels.ts'
import { currencyWords, localeWords } from './company-field-words.ts'

const field = labelled(companyLabels)
const currencyOptions = optionsOf(currencyCodes, currencyWords)
const localeOptions = optionsOf(currencyLocales, localeWords)

/** The company's fields; the form around them is of CompanyFields. */
export function CompanyForm() {
  return (
    <>
      <Section title="Company" help="Printed on quotes, dockets and invoices." columns={4}>
        <Wide half>
          <TextField {...field('name')} required />
        </Wide>
        <Wide half>
          <TextField {...field('trading_name')} />
        </Wide>
        <AbnField {...field('abn')} />
        <AcnField {...field('acn')} />
        <YesNoField {...field('gst_registered')} />
      </Section>
      <Section title="Contact">
        <FieldGrid>
          <PhoneField {...field('phone')} />
          <TextField {...field('email')} type="email" help="Emails come from this address." />
          <Wide half>
            <TextField {...field('website')} />
          </Wide>
        </FieldGrid>
        <AddressField />
      </Section>
      <Section title="Bank" help="Printed on invoices so clients can pay." columns={4}>
        <TextField {...field('bank_name')} />
        <TextField {...field('bank_account_name')} />
        <BsbField {...field('bank_bsb')} placeholder="123-456" />
        <TextField {...field('bank_account_no')} inputMode="numeric" />
      </Section>
      <Section
        title="Amounts in lists"
        help="Lists, cards and home screens. Documents, forms and exports always show cents."
        columns={4}
      >
        <SelectField {...field('currency_code')} options={currencyOptions} required />
        <SelectField {...field('currency_locale')} options={localeOptions} required />
        <YesNoField {...field('whole_dollars')} help="The exact amount shows on hover." />
      </Section>
      <Section
        title="Map"
        help="Sites and depots on the fleet map. Without tiles it lists their addresses."
        columns={4}
      >
        <Wide half>
          <TextField
            {...field('map_tiles')}
            placeholder="https://tiles.example.com/{z}/{x}/{y}.png"
            help="The address of your map provider’s tiles."
          />
        </Wide>
        <Wide half>
          <TextField {...field('map_credit')} help="Printed on the map, as the provider asks." />
        </Wide>
      </Section>
    </>
  )
}
