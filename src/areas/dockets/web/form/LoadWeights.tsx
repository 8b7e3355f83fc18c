import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { netOf, weightsDisagree } from '#areas/rates/rules/weights/typed-weight.ts'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { quantityText } from '#shared/units.ts'
import { FieldWarning } from '#ui/fields/FieldWarning.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { isNumber } from '#ui/fields/use-typed-text.ts'
import { loadLabels } from '../../rules/docket-row-labels.ts'
import { type Carrier, overPayload } from '../../rules/loads/over-payload.ts'
import { WeightField } from './WeightField.tsx'

const names = ['gross_t', 'tare_t', 'net_t'] as const

/** The weights of a load, with what does not add up or is too much. `at`: its place in the form's list. */
export function LoadWeights({ at, carrier }: { at?: string; carrier: Carrier | null }) {
  const field = labelled(loadLabels, at)
  const values: unknown[] = useWatch({ name: names.map((name) => field(name).name) })
  const [gross_t = null, tare_t = null, net_t = null] = values.map((value) =>
    isNumber(value) ? value : null,
  )
  const weights = { gross_t, tare_t, net_t }
  const net = netOf(weights)
  const words = weightsDisagree(weights) ?? (carrier && overPayload(net, carrier))
  const computed = net_t === null && net !== null ? `Gross less tare: ${quantityText(net)} t` : undefined
  return (
    <>
      <WeightField {...field('gross_t')} />
      <WeightField {...field('tare_t')} />
      <WeightField {...field('net_t')} help={words ? <FieldWarning>{words}</FieldWarning> : computed} />
    </>
  )
}

/** The same for a docket's load: what carried it is the machine of the form, where the viewer may see it. */
export function DocketLoadWeights({ at }: { at: string }) {
  const id: unknown = useWatch({ name: 'asset_id' })
  const maySee = useMay()('resources:read')
  const { data } = useQuery({
    ...read(resourceEndpoints.getAsset, { params: { id: Number(id) } }),
    enabled: maySee && typeof id === 'number',
  })
  const carrier = data ? { asset: `${data.fleet_no} ${data.name}`, payload_t: data.payload_t } : null
  return <LoadWeights at={at} carrier={carrier} />
}
