import { useNavigate } from '@tanstack/react-router'
import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { addDays } from '#shared/local-date.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { PercentField } from '#ui/fields/PercentField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { rateCardEndpoints } from '../contract/endpoints.ts'
import { CopyRateCard, type RateCard } from '../contract/rate-card.ts'
import { rateCardLabels } from '../rules/rate-card-labels.ts'
import { rateCardPaths } from './rate-card-paths.ts'

const field = labelled({
  name: rateCardLabels.name,
  valid_from: rateCardLabels.valid_from,
  valid_to: rateCardLabels.valid_to,
  rise_percent: 'Rise',
  round_to_cents: 'Round to',
})
const steps = [
  { value: 1, label: '1 cent' },
  { value: 5, label: '5 cents' },
  { value: 10, label: '10 cents' },
  { value: 25, label: '25 cents' },
  { value: 50, label: '50 cents' },
  { value: 100, label: '1 dollar' },
]

/** Copies a card to other days, usually the next year, its rates raised by a percentage. */
export function CopyCardDialog({ card, onClose }: { card: RateCard; onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <CreateDialog
      title={`Copy ${card.name}`}
      endpoint={rateCardEndpoints.copyRateCard}
      schema={CopyRateCard}
      empty={{
        name: card.name,
        valid_from: card.valid_to ? addDays(card.valid_to, 1) : '',
        rise_percent: 0,
        round_to_cents: 1,
      }}
      params={{ id: card.id }}
      saved={({ name }) => `${name} saved`}
      onSaved={({ id }) => navigate({ href: rateCardPaths.edit(id) })}
      saveLabel="Copy"
      onClose={onClose}
    >
      <FieldGrid columns={2}>
        <Wide>
          <TextField {...field('name')} takesFocus required />
        </Wide>
        <DateField
          {...field('valid_from')}
          help="An earlier card without an end stops the day before."
          required
        />
        <DateField {...field('valid_to')} help="Empty: until further notice." />
        <PercentField
          {...field('rise_percent')}
          help="Negative to lower the rates. Amounts in terms rise too; percentages stay."
          required
        />
        <SelectField {...field('round_to_cents')} options={steps} required />
      </FieldGrid>
    </CreateDialog>
  )
}
