import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { type DefaultValues, type Path, type PathValue, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { changesIn, valuesOf } from './record-values.ts'

type FormSchema = z.ZodObject<Readonly<Record<string, z.ZodType>>>

/**
 * A form over a stored record, checked by the schema of its input. While nothing is typed it follows the record, so
 * that what another person saves appears; once something is typed, that stays, with the version it was begun from.
 * `patch` is what an edit sends: the version and the fields that differ.
 */
export function useRecordForm<S extends FormSchema, Current extends { version: number }>(
  schema: S,
  record: Current,
) {
  type Values = z.input<S>
  const begin = (from: Current) => valuesOf(schema, from) as DefaultValues<Values>
  const [base, setBase] = useState(record)
  const form = useForm<Values, unknown, z.output<S>>({
    resolver: zodResolver(schema) as never,
    defaultValues: begin(base),
  })
  const { isDirty } = form.formState

  useEffect(() => {
    if (isDirty || record.version <= base.version) return
    form.reset(begin(record))
    setBase(record)
  })

  return {
    form,
    patch: (values: z.output<S>) => ({ version: base.version, ...changesIn(values, base) }),
    /** Names of the fields in which somebody else's record and what is typed here differ, and both changed. */
    clashesWith: (current: Current): string[] => {
      const mine = changesIn(form.getValues(), base)
      const theirs = changesIn(valuesOf(schema, current), base)
      return Object.keys(mine).filter((name) => name in theirs && name in changesIn(mine, current))
    },
    /** Goes on from somebody else's record: theirs in every field, but for what was typed here or is in `chosen`. */
    goOnFrom: (current: Current, chosen: Readonly<Record<string, unknown>>) => {
      const mine = { ...changesIn(form.getValues(), base), ...chosen }
      form.reset(begin(current))
      for (const [name, value] of Object.entries(mine)) {
        const field = name as Path<Values>
        form.setValue(field, value as PathValue<Values, typeof field>, { shouldDirty: true })
      }
      setBase(current)
    },
  }
}
