import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod'
import type { Endpoint, Input } from '#platform/contract/endpoint.ts'

/** The path parameters of a call; undefined for one that has none. */
export type ParamsOf<E extends Endpoint> = Input<E> extends { params: infer P } ? P : undefined

/**
 * The check of a form by the schema of what it sends. Inputs are bound by their names, and while one types they hold
 * what no schema allows, so that a form's own values have no narrower type; what comes out has.
 */
export const checkedBy = <S extends z.ZodObject>(schema: S) =>
  zodResolver(schema as never) as unknown as Resolver<FieldValues, unknown, z.output<S> & FieldValues>
