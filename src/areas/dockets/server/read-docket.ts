import { notFound } from '#platform/contract/app-error.ts'
import { fileAddress } from '#platform/contract/file-address.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import type { Docket } from '../contract/docket.ts'
import { docketRuleInputs } from './docket-rule-inputs.ts'
import { type StoredLine, listLines } from './lines/docket-line-store.ts'
import { findDocket, listRevisions } from './docket-store.ts'
import { listJobRates } from './lookups-store.ts'
import { presentDocket } from './present-docket.ts'
import { withFlags } from './flags/with-flags.ts'
import { listSignatures } from './signatures/signature-store.ts'

/** One docket with its lines as this viewer may see it. @throws not_found. */
export async function readDocket(db: Db | Tx, viewer: Viewer, id: number): Promise<Docket> {
  const found = await findDocket(db, viewer, id)
  if (!found) throw notFound()
  const [docket = found] = await withFlags(db, [found])
  const lines = await withPrices(db, docket.job_id, await listLines(db, id))
  const signatures = await listSignatures(db, id)
  return presentDocket(viewer, {
    ...docket,
    ...(await docketRuleInputs(db, viewer, docket, lines)),
    lines,
    signatures: signatures.map(({ image_key, ...signature }) => ({
      ...signature,
      image: image_key === null ? null : fileAddress(image_key),
    })),
    revisions: await listRevisions(db, docket.docket_no),
  })
}

/** Where a rate is to be chosen: what each would charge now. */
async function withPrices(db: Db | Tx, job_id: number, lines: readonly StoredLine[]) {
  const hasChoices = lines.some(({ choices }) => choices !== null)
  const rates = new Map((hasChoices ? await listJobRates(db, job_id) : []).map((rate) => [rate.id, rate]))
  return lines.map(({ choices, ...line }) => ({
    ...line,
    choices: choices && {
      loads: choices.loads,
      rates: choices.rates.map((rate) => ({
        ...rate,
        unit_price_cents: rates.get(rate.job_rate_id)?.unit_price_cents ?? null,
      })),
    },
  }))
}
