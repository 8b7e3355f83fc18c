import { gstRules } from '#shared/gst.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { gstRuleWords } from '../../rules/billing-words.ts'

/** Where GST is rounded, on a quote or an invoice. */
export function GstRuleField({
  document,
  ...props
}: {
  name: string
  label: string
  document: 'quote' | 'invoice'
}) {
  return <SelectField {...props} options={optionsOf(gstRules, gstRuleWords(document))} required />
}
