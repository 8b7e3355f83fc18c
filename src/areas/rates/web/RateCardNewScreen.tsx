import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { NewRecordScreen } from '#platform/web/records/NewRecordScreen.tsx'
import { rateCardEndpoints } from '../contract/endpoints.ts'
import { RateCardInput } from '../contract/rate-card.ts'
import { checkRateCard } from '../rules/check-rate-card.ts'
import { rateCardNoun } from '../rules/rate-card-labels.ts'
import { OwnerFields } from './OwnerFields.tsx'
import { RateCardFields } from './RateCardFields.tsx'
import { rateCardPaths } from './rate-card-paths.ts'

export function RateCardNewScreen() {
  const navigate = useNavigate()
  const known = useSearch({ strict: false }) as Partial<RateCardInput>
  const create = useCreate(rateCardEndpoints.createRateCard, {
    schema: RateCardInput,
    empty: { ...known, name: '', kind: known.kind ?? 'client', rules: [] },
    together: checkRateCard,
    saved: ({ name }) => `${name} saved`,
    onSaved: ({ id }) => navigate({ href: rateCardPaths.edit(id), replace: true }),
  })
  return (
    <NewRecordScreen noun={rateCardNoun} list={rateCardPaths.list} create={create}>
      <RateCardFields names={undefined} owner={<OwnerFields />} />
    </NewRecordScreen>
  )
}
