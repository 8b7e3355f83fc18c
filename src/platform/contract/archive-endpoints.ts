import * as z from 'zod'
import type { Permission } from '#shared/permissions.ts'
import { type Noun, capitalised, withArticle } from '#shared/text.ts'
import { endpoint } from './endpoint.ts'
import { text } from './fields.ts'

interface Archivable<Path extends string, Right extends Permission> {
  readonly noun: Noun
  /** Of all of them: `/api/clients`. */
  readonly path: `/api/${Path}`
  readonly permission: Right
  readonly topic: string
}

/** The records that one call is about: 1 to 200. */
const chosenIds = (noun: Noun) =>
  z
    .array(z.number().int().positive())
    .min(1, `Choose ${withArticle(noun)}.`)
    .max(200, 'Choose up to 200.')

/** `POST …/archive`: several records with one reason, all or none. */
export const archiveMany = <const Path extends string, const Right extends Permission>({
  noun,
  path,
  permission,
  topic,
}: Archivable<Path, Right>) =>
  endpoint({
    method: 'POST',
    path: `${path}/archive`,
    permission,
    summary: `Archive several ${noun.many} at once: all or none.`,
    topic,
    body: z.object({ ids: chosenIds(noun), reason: text('Reason', { max: 200 }) }),
    output: z.object({ archived: z.number() }),
    message: `${capitalised(noun.many)} archived.`,
  })

/** `POST …/restore`: several archived records, all or none. */
export const restoreMany = <const Path extends string, const Right extends Permission>({
  noun,
  path,
  permission,
  topic,
}: Archivable<Path, Right>) =>
  endpoint({
    method: 'POST',
    path: `${path}/restore`,
    permission,
    summary: `Restore several archived ${noun.many} at once: all or none.`,
    topic,
    body: z.object({ ids: chosenIds(noun) }),
    output: z.object({ restored: z.number() }),
    message: `${capitalised(noun.many)} restored.`,
  })
