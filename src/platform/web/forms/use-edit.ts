import { useContext, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import type { Endpoint, Input, Output } from '#platform/contract/endpoint.ts'
import type { ParamsOf, Together } from './form-schema.ts'
import type { AskOverride, Conflict } from './conflict.ts'
import { EditingContext } from '../records/editing.ts'
import { changesIn, type Clash, clashesOf, valuesOf } from '../records/record-values.ts'
import { formName, useCheckedForm } from './use-checked-form.ts'
import type { Saying } from '#ui/toasts/toast-store.ts'
import { useSave } from './use-save.ts'

interface Versioned {
  version: number
  archived_at?: string | null
}

/** Someone else's version, and the fields where it contradicts what is typed here. */
export interface EditConflicted extends Conflict<Versioned> {
  clashes: readonly Clash[]
}

/** What was typed into a record that someone has archived: it was not saved. */
export interface Unsaved {
  /** A half-typed value cannot be formatted yet. */
  fields: readonly { name: string; value: unknown; isWhole: boolean }[]
  /** When it was archived, an instant. */
  archived_at: string
  /** Puts it back into the form; only once the record is restored. */
  putBack: (() => void) | undefined
}

export interface EditOptions<E extends Endpoint, S extends z.ZodObject> {
  /** The schema of the record's input; the form has these fields. */
  schema: S
  record: Versioned
  /** As in `useCreate`. */
  together?: Together<S>
  params?: ParamsOf<E>
  /** The toast: "Kestrel Homes saved". */
  saved: (output: Output<E>) => Saying
  onSaved?: (output: Output<E>) => unknown
  /** As in `useSave`. */
  confirmOverride?: AskOverride
}

/**
 * A form that edits a stored record: only the changed fields are sent, with the version they are based on.
 * While nothing is typed the form follows the record, so that other people's saves appear. When someone else
 * saved first, fields that only one of the two changed are merged without asking; the others are in
 * `conflict` until `resolve` says which value to keep. When the record has been archived, the form shows
 * the record, and what was typed is in `unsaved`.
 */
export function useEdit<E extends Endpoint, S extends z.ZodObject>(
  endpoint: E,
  { schema, record, together, params, saved, onSaved, confirmOverride }: EditOptions<E, S>,
) {
  type Parsed = z.output<S> & FieldValues
  // The version the edit is based on; it follows the record only while nothing is typed.
  const base = useRef(record)
  const [conflict, setConflict] = useState<EditConflicted | null>(null)
  const editing = useContext(EditingContext)
  const [setAside, setSetAside] = useState<Omit<Unsaved, 'putBack'> | null>(null)
  const form = useCheckedForm(
    formName(endpoint, params),
    schema,
    valuesOf(schema, record),
    together,
    () => base.current,
  )

  const beginFrom = (next: Versioned) => {
    base.current = next
    form.reset(valuesOf(schema, next))
    setConflict(null)
  }
  /** Saves the typed values on top of the other person's version; `chosen` settles the contested fields. */
  const goOnFrom = async (current: Versioned, chosen: Readonly<Record<string, unknown>>) => {
    const mine = { ...changesIn(form.getValues(), base.current), ...chosen }
    beginFrom(current)
    for (const [name, value] of Object.entries(mine)) form.setValue(name, value, { shouldDirty: true })
    await form.handleSubmit(submit)()
  }
  /** Shows the archived record and keeps what was typed separately. */
  const giveWayTo = (current: Versioned, archived_at: string) => {
    const fields = Object.entries(changesIn(form.getValues(), base.current)).map(([name, value]) => ({
      name,
      value,
      isWhole: (schema.shape[name] as z.ZodType).safeParse(value).success,
    }))
    if (fields.length > 0) setSetAside({ fields, archived_at })
    // An input shows the raw text until it loses focus.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    beginFrom(current)
  }
  const { save, saving, submitError } = useSave(endpoint, {
    form,
    saved,
    confirmOverride,
    onSaved: (output) => {
      beginFrom(output as Versioned)
      setSetAside(null)
      editing?.close()
      return onSaved?.(output)
    },
    onConflict: (other) => {
      const current = other.current as Versioned
      if (current.archived_at) return giveWayTo(current, current.archived_at)
      const clashes = clashesOf(form.getValues(), current, base.current)
      if (clashes.length === 0) return goOnFrom(current, {})
      return setConflict({ ...other, current, clashes })
    },
  })
  const submit = (values: Parsed) => {
    const body = { version: base.current.version, ...changesIn(values, base.current) }
    return save({ params, body } as unknown as Input<E>)
  }

  const { isDirty } = form.formState
  useEffect(() => {
    const { archived_at } = record
    if (saving || record.version <= base.current.version) return
    if (isDirty && archived_at) {
      // One turn later, because the typed values become state of their own.
      queueMicrotask(() => giveWayTo(record, archived_at))
    } else if (!isDirty) {
      base.current = record
      form.reset(valuesOf(schema, record))
    }
  })

  const putBack = () => {
    for (const { name, value } of setAside?.fields ?? []) form.setValue(name, value, { shouldDirty: true })
    setSetAside(null)
  }

  return {
    form,
    submit,
    /** Whether there is anything to save when a button is pressed, which may differ from when it was drawn. */
    hasChanges: () => Object.keys(changesIn(form.getValues(), base.current)).length > 0,
    submitError,
    conflict,
    unsaved: setAside && { ...setAside, putBack: record.archived_at ? undefined : putBack },
    resolve: (chosen: Readonly<Record<string, unknown>>) => conflict && goOnFrom(conflict.current, chosen),
  }
}
