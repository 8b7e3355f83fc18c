import { shown } from '#platform/web/forms/field-words.ts'
import { gstRuleWords, reminderDay } from '../../rules/billing-words.ts'

/** How the settings that quotes and invoices have in common are shown. */
export const billingValues = (document: 'quote' | 'invoice') => ({
  gst_rule: shown.oneOf(gstRuleWords(document)),
  approval_threshold_cents: shown.money,
  reminder_days: (days: unknown) => (days as readonly number[]).map(reminderDay).join(', '),
})
