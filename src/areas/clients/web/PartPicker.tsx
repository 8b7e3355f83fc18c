import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useContext, useState } from 'react'
import { useController } from 'react-hook-form'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { ComboField } from '#ui/fields/ComboField.tsx'
import { createOffer } from './create-offer.ts'
import { ReadOnlyContext } from '#ui/fields/read-only.ts'
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
    /** What was typed. */
    name: string
    onMade: (made: { id: number }) => void
    onClose: () => void
  }) => ReactNode
}) {
  const { field } = useController({ name: props.name })
  const isReadOnly = useContext(ReadOnlyContext)
  const [typed, setTyped] = useState('')
  const [isMaking, setMaking] = useState(false)
  const whyNot = useWhyNot()
  const mayNotWrite = whyNot('clients:contacts')
  const known = options.find(({ value }) => value === field.value)
  const named = current && { value: current.id, label: current.name }
  const disabledReason =
    props.disabledReason ??
    whyNot('clients:read') ??
    (clientId === null ? 'Choose the client first.' : undefined)

  return (
    <div className={css.picker}>
      <ComboField
        {...props}
        disabledReason={disabledReason}
        options={options.filter(matches(typed))}
        current={known ?? named}
        onSearch={setTyped}
        offers={mayNotWrite ? [] : [createOffer(() => setMaking(true))]}
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
          name: typed.trim(),
          onMade: ({ id }) => field.onChange(id),
          onClose: () => setMaking(false),
        })}
    </div>
  )
}

/** Each typed word is in the label. */
const matches =
  (typed: string) =>
  ({ label }: { label: string }): boolean =>
    typed
      .toLowerCase()
      .split(/\s+/)
      .every((word) => label.toLowerCase().includes(word))
