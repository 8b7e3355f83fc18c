import { useWatch } from 'react-hook-form'
import { MultiSelectField } from '#ui/fields/MultiSelectField.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { reminderDay } from '../../rules/billing-words.ts'
import { quoteSettingsLabels as labels } from '../../rules/settings-labels.ts'

/** The days on which a client is reminded of a quote or an invoice: the usual ones, and those already chosen. */
export function ReminderSection({ usual, help }: { usual: readonly number[]; help: string }) {
  const chosen = useWatch({ name: 'reminder_days' }) as readonly number[] | undefined
  const days = [...new Set([...usual, ...(chosen ?? [])])].toSorted((a, b) => a - b)
  return (
    <Section title="Reminders" columns={2}>
      <MultiSelectField
        name="reminder_days"
        label={labels.reminder_days}
        options={days.map((value) => ({ value, label: reminderDay(value) }))}
        help={help}
      />
    </Section>
  )
}
