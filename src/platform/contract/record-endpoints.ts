import * as z from 'zod'
import type { Permission } from '#shared/permissions.ts'
import { type Noun, capitalised, withArticle } from '#shared/text.ts'
import { type Endpoint, endpoint, idParams } from './endpoint.ts'
import { text } from './fields.ts'
import { ViewCounts } from './list-views.ts'

interface RecordCalls<Path extends string> {
  readonly noun: Noun
  /** Of all of them: `/api/clients`. */
  readonly path: `/api/${Path}`
  readonly topic: string
}

/** What a call says for itself: who may, its sentence for the documentation, what goes in and comes out. */
type Call = Omit<Endpoint, 'method' | 'path' | 'topic' | 'params' | 'list' | 'download'>

/**
 * Makers of the calls that most records have:
 * `getSupplier: calls.get({ permission: 'suppliers:read', summary: 'One supplier.', output: Supplier })`.
 */
export function recordEndpoints<const Path extends string>({ noun, path, topic }: RecordCalls<Path>) {
  const one = `${path}/:id` as const
  const message = `${capitalised(noun.one)} saved.`
  /** The records that one call is about: 1 to 200. */
  const ids = z
    .array(z.number().int().positive())
    .min(1, `Choose ${withArticle(noun)}.`)
    .max(200, 'Choose up to 200.')

  return {
    list: <const C extends Call>(call: C) => endpoint({ method: 'GET', path, topic, list: true, ...call }),

    /** How many rows the list has in each of its views, by the view's key. */
    countViews: <const C extends Omit<Call, 'output'>>(call: C) =>
      endpoint({ method: 'GET', path: `${path}/views`, topic, output: ViewCounts, ...call }),

    /** What all rows that match come to; its query is the list's with `omit(notExported)`. */
    sums: <const C extends Call>(call: C) =>
      endpoint({ method: 'GET', path: `${path}/sums`, topic, ...call }),

    /** Its query is the list's with `omit(notExported)` and `exportQuery`. */
    export: <const C extends Omit<Call, 'output'>>(call: C) =>
      endpoint({ method: 'GET', path: `${path}/export`, download: true, output: z.string(), ...call }),

    get: <const C extends Call>(call: C) =>
      endpoint({ method: 'GET', path: one, topic, params: idParams, ...call }),

    create: <const C extends Call>(call: C) => endpoint({ method: 'POST', path, topic, message, ...call }),

    edit: <const C extends Call>(call: C) =>
      endpoint({ method: 'PATCH', path: one, topic, params: idParams, message, ...call }),

    /** What is done with one: `POST /api/drivers/:id/activate`. */
    action: <const Verb extends string, const C extends Call>(verb: Verb, call: C) =>
      endpoint({ method: 'POST', path: `${one}/${verb}`, topic, params: idParams, ...call }),

    /** `POST …/archive`: several records with one reason, all or none. */
    archiveMany: <const Right extends Permission>(permission: Right) =>
      endpoint({
        method: 'POST',
        path: `${path}/archive`,
        permission,
        summary: `Archive several ${noun.many} at once: all or none.`,
        topic,
        body: z.object({ ids, reason: text('Reason', { max: 200 }) }),
        output: z.object({ archived: z.number() }),
        message: `${capitalised(noun.many)} archived.`,
      }),

    /** `POST …/restore`: several archived records, all or none. */
    restoreMany: <const Right extends Permission>(permission: Right) =>
      endpoint({
        method: 'POST',
        path: `${path}/restore`,
        permission,
        summary: `Restore several archived ${noun.many} at once: all or none.`,
        topic,
        body: z.object({ ids }),
        output: z.object({ restored: z.number() }),
        message: `${capitalised(noun.many)} restored.`,
      }),
  }
}
