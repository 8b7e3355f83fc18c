import { useQuery } from '@tanstack/react-query'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { jobLabels } from '../rules/job-labels.ts'
import { chosenClientQuery } from './queries.ts'

const field = labelled(jobLabels)

/** Warns of a client on credit hold, who gets a job only with a reason from those responsible for credit. */
export function CreditNotice({ client_id }: { client_id: number | null }) {
  const whyNot = useWhyNot()
  const { data: client } = useQuery({
    ...chosenClientQuery(client_id ?? 0),
    enabled: client_id !== null && !whyNot('clients:read'),
  })
  if (!client || client.id !== client_id || client.credit_hold === 0) return null
  return (
    <>
      <Notice tone="warning">
        {client.name} is on credit hold{client.hold_words && ` (${client.hold_words})`}. A new job needs a
        reason from someone who may set credit.
      </Notice>
      <TextField {...field('credit_override_reason')} disabledReason={whyNot('clients:credit')} required />
    </>
  )
}
