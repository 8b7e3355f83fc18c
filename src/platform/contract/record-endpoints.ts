import * as z from 'zod'
import type { Permission } from '#shared/permissions.ts'
import { type Noun, capitalised, withArticle } from '#shared/text.ts'
import { type Endpoint, endpoint, idParams } from './endpoint.ts'
import { text } from './fields.ts'
import { ViewCounts } from './list-views.ts'

/** Who may. Without a right to write or export there are no such calls. */
interface Rights {
  readonly read: Permission
  readonly write?: Permission
  readonly export?: Permission
}

interface RecordCalls<Path extends string, Granted extends Rights = Rights> {
  readonly noun: Noun
  /** Of all of them: `/api/clients`. */
  readonly path: `/api/${Path}`
  readonly topic: string
  readonly rights: Granted
}

/** What goes in and comes out; who may, and its sentence for the documentation, where the usual ones do not fit. */
type Call = Omit<Endpoint, Fixed | Usual> & Partial<Pick<Endpoint, Usual>>
type Fixed = 'method' | 'path' | 'topic' | 'params' | 'list' | 'download'
type Usual = 'permission' | 'summary'

const summariesOf = (
  noun: Noun,
): Record<'list' | 'countViews' | 'export' | 'get' | 'create' | 'edit', string> => ({
  list: `List ${noun.many}.`,
  countViews: `Count the ${noun.many} in each view.`,
  export: `Export the filtered ${noun.many} as CSV or Excel.`,
  get: `One ${noun.one}.`,
  create: `Add ${withArticle(noun)}.`,
  edit: `Change fields of ${withArticle(noun)}.`,
})

const readCalls = <const Path extends string>(
  { noun, path, topic }: Omit<RecordCalls<Path>, 'rights'>,
  permission: Permission,
) => ({
  list: <const C extends Call>(call: C) =>
    endpoint({
      method: 'GET',
      path,
      permission,
      summary: summariesOf(noun).list,
      topic,
      list: true,
      ...call,
    }),

  /** How many rows the list has in each of its views, by the view's key. */
  countViews: <const C extends Omit<Call, 'output'>>(call?: C) =>
    endpoint({
      method: 'GET',
      path: `${path}/views`,
      permission,
      summary: summariesOf(noun).countViews,
      topic,
      output: ViewCounts,
      ...call,
    }),

  /** What all rows that match come to; its query is the list's with `omit(notExported)`. */
  sums: <const C extends Call & Pick<Endpoint, 'summary'>>(call: C) =>
    endpoint({ method: 'GET', path: `${path}/sums`, permission, topic, ...call }),

  get: <const C extends Call>(call: C) =>
    endpoint({
      method: 'GET',
      path: `${path}/:id` as const,
      permission,
      summary: summariesOf(noun).get,
      topic,
      params: idParams,
      ...call,
    }),
})

const exportCalls = <const Path extends string>(
  { noun, path }: Omit<RecordCalls<Path>, 'rights'>,
  permission: Permission,
) => ({
  /** Its query is the list's with `omit(notExported)` and `exportQuery`. */
  export: <const C extends Omit<Call, 'output'>>(call: C) =>
    endpoint({
      method: 'GET',
      path: `${path}/export`,
      permission,
      summary: summariesOf(noun).export,
      download: true,
      output: z.string(),
      ...call,
    }),
})

function writeCalls<const Path extends string>(
  { noun, path, topic }: Omit<RecordCalls<Path>, 'rights'>,
  permission: Permission,
) {
  const one = `${path}/:id` as const
  const message = `${capitalised(noun.one)} saved.`
  /** The records that one call is about: 1 to 200. */
  const ids = z
    .array(z.number().int().positive())
    .min(1, `Choose ${withArticle(noun)}.`)
    .max(200, 'Choose up to 200.')

  return {
    create: <const C extends Call>(call: C) =>
      endpoint({
        method: 'POST',
        path,
        permission,
        summary: summariesOf(noun).create,
        topic,
        message,
        ...call,
      }),

    edit: <const C extends Call>(call: C) =>
      endpoint({
        method: 'PATCH',
        path: one,
        permission,
        summary: summariesOf(noun).edit,
        topic,
        params: idParams,
        message,
        ...call,
      }),

    /** What is done with one: `POST /api/drivers/:id/activate`. */
    action: <const Verb extends string, const C extends Call & Pick<Endpoint, 'summary'>>(
      verb: Verb,
      call: C,
    ) =>
      endpoint({
        method: 'POST',
        path: `${one}/${verb}`,
        permission,
        topic,
        params: idParams,
        ...call,
      }),

    /** `POST …/archive`: several records with one reason, all or none. */
    archiveMany: () =>
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
    restoreMany: () =>
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

type CallsOf<Path extends string, Granted extends Rights> = ReturnType<typeof readCalls<Path>> &
  (Granted extends { write: Permission } ? ReturnType<typeof writeCalls<Path>> : unknown) &
  (Granted extends { export: Permission } ? ReturnType<typeof exportCalls<Path>> : unknown)

/** Makers of the calls that most records have: `getSupplier: suppliers.get({ output: Supplier })`. */
export function recordEndpoints<const Path extends string, const Granted extends Rights>({
  rights,
  ...record
}: RecordCalls<Path, Granted>): CallsOf<Path, Granted> {
  const { read, write, export: exports } = rights
  return {
    ...readCalls<Path>(record, read),
    ...(write && writeCalls<Path>(record, write)),
    ...(exports && exportCalls<Path>(record, exports)),
  } as CallsOf<Path, Granted>
}
