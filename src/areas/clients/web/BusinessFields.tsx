import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Wide } from '#ui/shells/FieldGrid.tsx'
import { paymentTerms } from '../contract/choices.ts'
import { paymentTermWords } from '../rules/client-words.ts'

interface Props {
  /** The fields of the business’s own form. */
  field: (name: 'name' | 'trading_name' | 'payment_terms') => { name: string; label: string }
}

const termOptions = optionsOf(paymentTerms, paymentTermWords)

/** What a business is called; a new one’s name takes the focus. */
export const BusinessNames = ({ field, isNew }: Props & { isNew: boolean }) => (
  <>
    <Wide half>
      <TextField {...field('name')} takesFocus={isNew} required />
    </Wide>
    <TextField {...field('trading_name')} />
  </>
)

/** How soon bills are paid, by a business or to it. */
export const PaymentTermsField = ({ field }: Props) => (
  <SelectField {...field('payment_terms')} options={termOptions} required />
)
