import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { roles } from '#shared/roles.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { Access } from '../contract/user.ts'
import { typeWord } from '../rules/user-words.ts'
import { roleChoicesQuery } from './queries.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { userLabels } from '../rules/user-labels.ts'

const field = labelled(userLabels)

const typeOptions = roles.map(({ user_type, name }) => ({ value: user_type, label: name }))

/** A user's type and, if there are custom roles for it, the role. */
export function TypeFields() {
  const user_type = useWatch<Access, 'user_type'>({ name: 'user_type' })
  const { data = [] } = useQuery(roleChoicesQuery)
  const own = data.filter((role) => role.user_type === user_type && role.is_system === 0)
  return (
    <>
      <SelectField {...field('user_type')} options={typeOptions} required />
      {own.length > 0 && (
        <SelectField
          {...field('user_role_id')}
          placeholder={`${typeWord(user_type)} (standard)`}
          options={own.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  )
}
