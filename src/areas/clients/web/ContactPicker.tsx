import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { useController } from 'react-hook-form'
import { useWhyNot } from '#platform/web/why-not.ts'
import { ReadOnlyContext } from '#ui/fields/read-only.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { Button } from '#ui/parts/Button.tsx'
import type { Contact } from '../contract/contact.ts'
import css from './clients.module.css'
import { NewContactDialog } from './ContactDialog.tsx'
import { contactsQuery } from './queries.ts'

const optionOf = ({ id, name, position }: Pick<Contact, 'id' | 'name' | 'position'>) => ({
  value: id,
  label: position ? `${name}, ${position}` : name,
})

/**
 * A field that holds the id of one of a client's contacts, or of one made in place. `clientId` null: no client is
 * chosen yet. `current` is named also when it can no longer be chosen.
 */
export function ContactPicker({
  clientId,
  current,
  ...props
}: FieldProps & { clientId: number | null; current?: { id: number; name: string } | undefined }) {
  const { field } = useController({ name: props.name })
  const isReadOnly = useContext(ReadOnlyContext)
  const [isMaking, setMaking] = useState(false)
  const mayNotWrite = useWhyNot()('clients:contacts')
  const { data: contacts = [] } = useQuery({ ...contactsQuery(clientId ?? 0), enabled: clientId !== null })
  const options = contacts.map(optionOf)
  const isGone = current && current.id === field.value && !contacts.some(({ id }) => id === current.id)
  const disabledReason = props.disabledReason ?? (clientId === null ? 'Choose the client first.' : undefined)

  return (
    <div className={css.picker}>
      <SelectField
        {...props}
        disabledReason={disabledReason}
        options={isGone ? [...options, { value: current.id, label: current.name }] : options}
      />
      {!isReadOnly && (
        <Button
          icon={<IconPlus aria-hidden />}
          disabledReason={disabledReason ?? mayNotWrite}
          onClick={() => setMaking(true)}
        >
          New contact
        </Button>
      )}
      {isMaking && clientId !== null && (
        <NewContactDialog
          client_id={clientId}
          isFirst={contacts.length === 0}
          onMade={({ id }) => field.onChange(id)}
          onClose={() => setMaking(false)}
        />
      )}
    </div>
  )
}
