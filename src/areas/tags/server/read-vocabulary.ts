import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { textOn } from '../rules/contrast.ts'
import { type StoredColour, findColour } from './colour-store.ts'
import { findSkill } from './skill-store.ts'
import { findTag } from './tag-store.ts'

const found = <Row>(row: Row | undefined): Row => {
  if (!row) throw notFound()
  return row
}

/** A colour with the text that is easiest to read on it. */
export const withText = <Row extends Pick<StoredColour, 'hex'>>(colour: Row) => ({
  ...colour,
  ...textOn(colour.hex),
})

/** @throws not_found. */
export const readTag = async (db: Db | Tx, id: number) => found(await findTag(db, id))
/** @throws not_found. */
export const readSkill = async (db: Db | Tx, id: number) => found(await findSkill(db, id))
/** @throws not_found. */
export const readColour = async (db: Db | Tx, id: number) => withText(found(await findColour(db, id)))
