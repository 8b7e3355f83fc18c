import { useQuery } from '@tanstack/react-query'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { namesOf } from '#ui/fields/options.ts'
import { quoteLabels } from '../../rules/quote-labels.ts'
import { sellersQuery } from '../queries.ts'

const field = labelled(quoteLabels)

/** The salesperson. `current` is shown even when that person can no longer be chosen. */
export function SalesPersonField({ current }: { current?: { id: number; name: string } | undefined }) {
  const whyNot = useWhyNot()('users:choose')
  const { data: sellers = [] } = useQuery({ ...sellersQuery(), enabled: whyNot === undefined })
  const choices = !current || sellers.some(({ id }) => id === current.id) ? sellers : [...sellers, current]
  return <SelectField {...field('sales_user_id')} options={namesOf(choices)} disabledReason={whyNot} />
}
