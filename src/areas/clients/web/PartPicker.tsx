import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useContext, useState } from 'react'
import { useController } from 'react-hook-form'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { ReadOnlyContext } from '#ui/fields/read-only.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { Button } from '#ui/parts/Button.tsx'
import css from './clients.module.css'

/** `clientId` null: no client is chosen yet. `current` is shown even when it can no longer be chosen. */
export type PartPickerProps = FieldProps & {
  clientId: number | null
  current?: { id: number; name: string } | undefined
}

/** A field for the id of one of a client's contacts or sites, or of one created in place. */
export function PartPicker({
  clientId,
  current,
  noun,
  options,
  newDialog,
  ...props
}: PartPickerProps & {
  noun: 'contact' | 'site'
  options: readonly { value: number; label: string }[]
  newDialog: (dialog: {
    client_id: number
    onMade: (made: { id: number }) => void
    onClose: () => void
  }) => ReactNode
}) {
  const { field } = useController({ name: props.name })
  const isReadOnly = useContext(ReadOnlyContext)
  const [isMaking, setMaking] = useState(false)
  const whyNot = useWhyNot()
  const mayNotWrite = whyNot('clients:contacts')
  const isGone = current && current.id === field.value && !options.some(({ value }) => value === current.id)
  const disabledReason =
    props.disabledReason ??
    whyNot('clients:read') ??
    (clientId === null ? 'Choose the client first.' : undefined)

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
          <span>New {noun}</span>
        </Button>
      )}
      {isMaking &&
        clientId !== null &&
        newDialog({
          client_id: clientId,
          onMade: ({ id }) => field.onChange(id),
          onClose: () => setMaking(false),
        })}
    </div>
  )
}
