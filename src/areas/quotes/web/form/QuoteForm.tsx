import { useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { WordingField } from '#areas/quote-wording/web/index.ts'
import { useChoices } from '#areas/settings/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { PercentField } from '#ui/fields/PercentField.tsx'
import { ReadOnlyContext } from '#ui/fields/read-only.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { discountTypes } from '../../contract/choices.ts'
import type { Quote } from '../../contract/quote.ts'
import { quoteLabels } from '../../rules/quote-labels.ts'
import { discountWords } from '../../rules/quote-words.ts'
import { BuyerFields } from './BuyerFields.tsx'
import { DiscountReset } from './DiscountReset.tsx'
import { LineFacts } from '../lines/LineFacts.tsx'
import { LineGrid } from '../lines/LineGrid.tsx'
import { SalesPersonField } from './SalesPersonField.tsx'
import { TotalsBar } from './TotalsBar.tsx'

const field = labelled(quoteLabels)
const discountOptions = optionsOf(discountTypes, discountWords)

/** A quote's fields, for a new one and for `quote`; the form around it is of QuoteInput. */
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
      <Section title="Quote" columns={4}>
        <Wide half>
          <TextField {...field('title')} takesFocus={!quote} required />
        </Wide>
        <SelectField {...field('job_type')} options={jobTypes} required />
        <SalesPersonField current={seller} />
        <DateField {...field('quote_date')} required />
        <DateField {...field('valid_until')} required />
        <Wide half>
          <TextAreaField {...field('description')} rows={2} help="Printed above the price lines." />
        </Wide>
      </Section>

      <Section title="Lines">
        {readOnly ? <LineFacts isAnswered={Boolean(quote?.acceptance)} /> : <LineGrid />}
      </Section>

      <Section title="Money" columns={4}>
        <SelectField {...field('discount_type')} options={discountOptions} required />
        {discount_type === 'percent' && <PercentField {...field('discount_value')} required />}
        {discount_type === 'amount' && (
          <MoneyField {...field('discount_value')} help="Before GST." required />
        )}
        <DiscountReset />
        <PercentField {...field('deposit_percent')} help="The client pays this when accepting." />
        <YesNoField {...field('show_line_prices')} help="If off, the client sees only totals." />
      </Section>

      <Section title="Notes and terms" columns={2}>
        <TextAreaField {...field('client_notes')} />
        <TextAreaField {...field('exclusions')} />
        <TextAreaField {...field('assumptions')} />
        {seesMargin && <TextAreaField {...field('internal_notes')} help="Never shown to the client." />}
        <WordingField
          {...field('terms_id')}
          kind="terms"
          current={quote && { id: quote.terms_id, title: quote.terms }}
        />
        <WordingField
          {...field('footer_id')}
          kind="footer"
          current={quote && { id: quote.footer_id, title: quote.footer }}
        />
      </Section>
      <TotalsBar quote={quote} />
    </>
  )
}
