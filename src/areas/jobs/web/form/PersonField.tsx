import { useQuery } from '@tanstack/react-query'
import { userEndpoints } from '#areas/users/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { namesOf } from '#ui/fields/options.ts'
import type { FieldProps } from '#ui/fields/use-field.ts'

/** A user of some user types ('1,3'). `current` is shown even when it can no longer be chosen. */
export function PersonField({
  user_types,
  current,
  ...props
}: FieldProps & { user_types: string; current?: { id: number; name: string } | undefined }) {
  const may = useMay()
  const whyNot = useWhyNot()
  const { data: people = [] } = useQuery({
    ...read(userEndpoints.listUserChoices, { query: { user_types } }),
    enabled: may('users:choose'),
  })
  const choices = !current || people.some(({ id }) => id === current.id) ? people : [...people, current]
  return (
    <SelectField
      {...props}
      options={namesOf(choices)}
      disabledReason={props.disabledReason ?? whyNot('users:choose')}
    />
  )
}

/** A user as a record refers to one: the id, and the name. */
export const named = (id: number | null | undefined, name: string | null | undefined) =>
  id && name ? { id, name } : undefined
