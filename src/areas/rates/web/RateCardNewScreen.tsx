import { useSearch } from '@tanstack/react-router'
import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { rateCardEndpoints } from '../contract/endpoints.ts'
import { RateCardInput } from '../contract/rate-card.ts'
import { checkRateCard } from '../rules/check-rate-card.ts'
import { OwnerFields } from './OwnerFields.tsx'
import { RateCardFields } from './RateCardFields.tsx'
import { rateCardRecord } from './rate-card-record.ts'

const form = {
  create: rateCardEndpoints.createRateCard,
  schema: RateCardInput,
  together: checkRateCard,
  Fields: () => <RateCardFields names={undefined} owner={<OwnerFields />} />,
}

export function RateCardNewScreen() {
  const known = useSearch({ strict: false }) as Partial<RateCardInput>
  return (
    <CreateScreen
      record={rateCardRecord}
      form={form}
      empty={{ ...known, name: '', kind: known.kind ?? 'client', terms: {}, rules: [] }}
    />
  )
}
