import type { CardKind } from '../contract/choices.ts'
import { standardWords } from './rate-card-labels.ts'

/** Whom a card is for: a client, subcontractor or driver by name, or all of them. */
export const ownerWords = ({ kind, owner }: { kind: CardKind; owner: string | null }): string =>
  owner ?? standardWords[kind]
