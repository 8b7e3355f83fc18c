import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { namesOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { projectEndpoints } from '../contract/endpoints.ts'

/** A field for one of a client’s open projects. `current` is shown even when it can no longer be chosen. */
export function ProjectPicker({
  client_id,
  current,
  ...props
}: FieldProps & { client_id: number | null; current?: { id: number; name: string } | undefined }) {
  const whyNot = useWhyNot()('projects:read')
  const { data } = useQuery({
    ...read(projectEndpoints.listProjects, {
      query: { client_id: client_id ?? 0, status: 'Open', page_size: 200, with_total: '0' },
    }),
    enabled: client_id !== null && !whyNot,
  })
  const open = data?.rows ?? []
  const choices = !current || open.some(({ id }) => id === current.id) ? open : [...open, current]
  return (
    <SelectField
      {...props}
      options={namesOf(choices)}
      disabledReason={
        props.disabledReason ?? whyNot ?? (client_id === null ? 'Choose the client first.' : undefined)
      }
    />
  )
}
