import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { read } from '#platform/web/api.ts'
import { ComboField } from '#ui/fields/ComboField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { jobEndpoints } from '../contract/endpoints.ts'
import type { JobRow } from '../contract/job.ts'
import { jobHint } from './job-paths.ts'
import { jobQuery } from './queries.ts'

const restMs = 200
const optionOf = (job: Pick<JobRow, 'id' | 'job_no' | 'title' | 'client' | 'site_suburb'>) => ({
  value: job.id,
  label: `${job.job_no} ${job.title}`,
  hint: jobHint(job),
})

/** A field that holds the id of a job, found by number, title, client, site, purchase order or quote. */
export function JobPicker(props: FieldProps) {
  const { field } = useController({ name: props.name })
  const chosen = typeof field.value === 'number' ? field.value : null
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, restMs)
  const { data: current } = useQuery({ ...jobQuery(chosen ?? 0), enabled: chosen !== null })
  // With a job chosen, its own name stands in the input, which is no search.
  const wanted = current && search === optionOf(current).label ? '' : search
  const found = useQuery({
    ...read(jobEndpoints.listJobs, { query: { search: wanted, page_size: 20, with_total: '0' } }),
    placeholderData: keepPreviousData,
  })
  return (
    <ComboField
      {...props}
      options={(found.data?.rows ?? []).map(optionOf)}
      current={current && optionOf(current)}
      onSearch={setTyped}
      loading={found.isFetching}
    />
  )
}
