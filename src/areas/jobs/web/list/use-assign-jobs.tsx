import { IconUserCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { userEndpoints } from '#areas/users/contract/endpoints.ts'
import { call, read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import type { BulkChoice } from '#platform/web/lists/BulkActions.tsx'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { jobEndpoints } from '../../contract/endpoints.ts'
import type { JobRow } from '../../contract/job.ts'
import { jobLabels as labels } from '../../rules/job-labels.ts'

/** Gives several jobs another allocator or salesperson. */
export function useAssignJobs(): BulkChoice<JobRow>[] {
  const whyNot = useWhyNot()
  const disabledReason = whyNot('jobs:write') ?? whyNot('users:choose')
  const allocators = usePeople('1,3')
  const sales = usePeople('1,4')
  const choice = (field: 'allocator_id' | 'sales_user_id', people: typeof sales): BulkChoice<JobRow> => ({
    label: labels[field],
    icon: <IconUserCheck aria-hidden />,
    done: 'assigned',
    disabledReason,
    choices: people.map(({ id: user_id, name }) => ({
      label: name,
      act: ({ id, version }) =>
        call(jobEndpoints.editJob, { params: { id }, body: { version, [field]: user_id } }),
    })),
  })
  return [choice('allocator_id', allocators), choice('sales_user_id', sales)]
}

function usePeople(user_types: string) {
  const { data = [] } = useQuery({
    ...read(userEndpoints.listUserChoices, { query: { user_types } }),
    enabled: useMay()('users:choose'),
  })
  return data
}
