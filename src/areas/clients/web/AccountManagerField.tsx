import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { namesOf } from '#ui/fields/options.ts'
import { clientLabels } from '../rules/client-labels.ts'
import { useAccountManagers } from './use-account-managers.ts'

const field = labelled(clientLabels)

/** The client's account manager. `current` is shown even when that person can no longer be chosen. */
export function AccountManagerField({ current }: { current?: { id: number; name: string } }) {
  const whyNot = useWhyNot()
  const managers = useAccountManagers()
  const choices = !current || managers.some(({ id }) => id === current.id) ? managers : [...managers, current]
  return (
    <SelectField
      {...field('account_manager_id')}
      options={namesOf(choices)}
      disabledReason={whyNot('users:choose')}
    />
  )
}
