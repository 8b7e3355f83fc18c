import type { ComponentType } from 'react'
import type * as z from 'zod'
import type { Endpoint, Output } from '#platform/contract/endpoint.ts'
import type { Saved } from '../records/named.ts'
import type { FieldWords } from './field-words.ts'
import type { Together } from './form-schema.ts'

interface Fields<S extends z.ZodObject, Shown> {
  /** The schema of its input; the form has these fields. */
  schema: S
  /** The cross-field rules, the same as the server's. */
  together?: Together<S>
  /** The fields: of a new one, or of `record`. */
  Fields: ComponentType<{ record?: Shown }>
}

/** The form of a new record. */
export type NewForm<E extends Endpoint, S extends z.ZodObject> = Fields<S, never> & {
  create: E
} & Saved<Output<E>>

/** The form of an existing record. */
export type EditForm<E extends Endpoint, S extends z.ZodObject, Shown> = Fields<S, Shown> & {
  edit: E
  /** How its fields read in conflicts. */
  words: Readonly<Record<string, FieldWords>>
} & Saved<Output<E>>
