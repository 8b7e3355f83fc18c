import { useWhyNot } from '#platform/web/why-not.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { useAccountManagers } from './use-account-managers.ts'

/** Who looks after the client. `current` is named also when that person can no longer be chosen. */
export function AccountManagerField({ current }: { current?: { id: number; name: string } }) {
  const whyNot = useWhyNot()
  const managers = useAccountManagers()
  const choices = !current || managers.some(({ id }) => id === current.id) ? managers : [...managers, current]
  return (
    <SelectField
      name="account_manager_id"
      label="Account manager"
      options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      disabledReason={whyNot('users:choose')}
    />
  )
}
