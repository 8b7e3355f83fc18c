import { useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { useChoices } from '#areas/settings/web/index.ts'
import { useMay } from '#platform/web/session.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { PercentField } from '#ui/fields/PercentField.tsx'
import { ReadOnlyContext } from '#ui/fields/read-only.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { discountTypes } from '../contract/choices.ts'
import type { Quote } from '../contract/quote.ts'
import { discountWords } from '../rules/quote-words.ts'
import { BuyerFields } from './BuyerFields.tsx'
import { DiscountReset } from './DiscountReset.tsx'
import { LineFacts } from './lines/LineFacts.tsx'
import { LineGrid } from './lines/LineGrid.tsx'
import { SalesPersonField } from './SalesPersonField.tsx'
import { TotalsBar } from './TotalsBar.tsx'

const discountOptions = optionsOf(discountTypes, discountWords)

/** The fields of a quote, for a new one and for `quote`; the form around it is of QuoteInput. */
export function QuoteForm({ quote }: { quote?: Quote }) {
  const jobTypes = useChoices('job_type', quote?.job_type)
  const discount_type: unknown = useWatch({ name: 'discount_type' })
  const readOnly = useContext(ReadOnlyContext)
  const seesMargin = useMay()('quotes:margin')
  const seller =
    quote?.sales_user_id && quote.sales_user ? { id: quote.sales_user_id, name: quote.sales_user } : undefined

  return (
    <>
      <BuyerFields quote={quote} />
      <Section title="Quote">
        <FieldGrid>
          <Wide half>
            <TextField name="title" label="Title" takesFocus={!quote} required />
          </Wide>
          <SelectField name="job_type" label="Job type" options={jobTypes} required />
          <SalesPersonField current={seller} />
          <DateField name="quote_date" label="Quote date" required />
          <DateField name="valid_until" label="Valid until" required />
          <Wide half>
            <TextAreaField name="description" label="Description" rows={2} help="Stands above the lines." />
          </Wide>
        </FieldGrid>
      </Section>

      <Section title="Lines">{readOnly ? <LineFacts /> : <LineGrid />}</Section>

      <Section title="Money">
        <FieldGrid>
          <SelectField name="discount_type" label="Discount" options={discountOptions} required />
          {discount_type === 'percent' && (
            <PercentField name="discount_value" label="Discount in percent" required />
          )}
          {discount_type === 'amount' && (
            <MoneyField name="discount_value" label="Discount, before GST" required />
          )}
          <DiscountReset />
          <PercentField name="deposit_percent" label="Deposit" help="Asked for on acceptance." />
          <YesNoField
            name="show_line_prices"
            label="Show prices of lines"
            help="Otherwise the client sees the totals only."
          />
        </FieldGrid>
      </Section>

      <Section title="Words">
        <FieldGrid columns={2}>
          <TextAreaField name="client_notes" label="Notes for the client" />
          <TextAreaField name="exclusions" label="Not included" />
          <TextAreaField name="assumptions" label="Assumptions" />
          {seesMargin && (
            <TextAreaField name="internal_notes" label="Internal notes" help="Never shown to the client." />
          )}
          <TextAreaField name="terms_text" label="Terms and conditions" rows={6} />
          <TextAreaField name="footer_text" label="Footer" rows={6} />
        </FieldGrid>
      </Section>
      <TotalsBar quote={quote} />
    </>
  )
}
