import type { Db, Tx } from '#platform/server/database/database.ts'
import { orNotFound } from '#platform/server/database/or-not-found.ts'
import { textOn } from '../rules/contrast.ts'
import { type StoredColour, findColour } from './colour-store.ts'
import { findSkill } from './skill-store.ts'
import { findTag } from './tag-store.ts'

/** A colour with the text that is easiest to read on it. */
export const withText = <Row extends Pick<StoredColour, 'hex'>>(colour: Row) => ({
  ...colour,
  ...textOn(colour.hex),
})

/** @throws not_found. */
export const readTag = orNotFound(findTag)
/** @throws not_found. */
export const readSkill = orNotFound(findSkill)
/** @throws not_found. */
export const readColour = async (db: Db | Tx, id: number) => withText(await orNotFound(findColour)(db, id))
