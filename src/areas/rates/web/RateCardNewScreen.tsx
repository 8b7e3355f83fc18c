import { useSearch } from '@tanstack/react-router'
import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { rateCardEndpoints } from '../contract/endpoints.ts'
import { RateCardInput } from '../contract/rate-card.ts'
import { checkRateCard } from '../rules/check-rate-card.ts'
import { rateCardNoun } from '../rules/rate-card-labels.ts'
import { OwnerFields } from './OwnerFields.tsx'
import { RateCardFields } from './RateCardFields.tsx'
import { rateCardPaths } from './rate-card-paths.ts'

export function RateCardNewScreen() {
  const known = useSearch({ strict: false }) as Partial<RateCardInput>
  return (
    <CreateScreen
      noun={rateCardNoun}
      list={rateCardPaths.list}
      endpoint={rateCardEndpoints.createRateCard}
      schema={RateCardInput}
      empty={{ ...known, name: '', kind: known.kind ?? 'client', terms: {}, rules: [] }}
      together={checkRateCard}
      saved={({ name }) => `${name} saved`}
      openAt={rateCardPaths.edit}
    >
      <RateCardFields names={undefined} owner={<OwnerFields />} />
    </CreateScreen>
  )
}
