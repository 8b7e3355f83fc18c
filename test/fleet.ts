import type { AttachmentInput } from '#areas/attachments/contract/attachment.ts'
import { createAttachment } from '#areas/attachments/server/index.ts'
import type { CategoryInput } from '#areas/resources/contract/category.ts'
import type { AssetInput } from '#areas/resources/contract/asset.ts'
import type { DriverInput } from '#areas/drivers/contract/driver.ts'
import type { SubcontractorInput } from '#areas/subcontractors/contract/subcontractor.ts'
import { createDriver } from '#areas/drivers/server/index.ts'
import { createAsset, createCategory } from '#areas/resources/server/index.ts'
import { approveSubcontractor, createSubcontractor } from '#areas/subcontractors/server/index.ts'
import { createDepot } from '#areas/settings/server/index.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type Viewer, system } from '#platform/server/sessions/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'

interface App {
  readonly platform: Platform
}

/** May set everything about the fleet. */
const office: Viewer = { ...system, grants: effectiveGrants(1) }

/** Unique numbers, so that test records do not collide. */
let last = 0
const next = (): number => ++last

/** An excavator category by default, with a unique name. */
export const makeCategory = ({ platform }: App, fields: Partial<CategoryInput> = {}) =>
  platform.write(office, (change) =>
    createCategory(change, { name: `Category ${next()}`, asset_group: 'excavator', ...fields }),
  )

/** An asset in a new category by default. It has a plate, so that it may also be a truck. */
export async function makeAsset(app: App, fields: Partial<AssetInput> = {}) {
  const asset_category_id = fields.asset_category_id ?? (await makeCategory(app)).id
  const number = next()
  return app.platform.write(office, (change) =>
    createAsset(change, {
      fleet_no: `T-${number}`,
      name: `Machine ${number}`,
      rego_no: `T${String(number).padStart(5, '0')}`,
      rego_state: 'VIC',
      rego_expires_on: '2027-06-30',
      ...fields,
      asset_category_id,
    }),
  )
}

/** A bucket that fits a category, a new one by default. */
export async function makeAttachment(app: App, fields: Partial<AttachmentInput> = {}) {
  const compatible_category_ids = fields.compatible_category_ids ?? [(await makeCategory(app)).id]
  const number = next()
  return app.platform.write(office, (change) =>
    createAttachment(change, {
      code: `B-${number}`,
      name: `Bucket ${number}`,
      kind: 'bucket_gp',
      ...fields,
      compatible_category_ids,
    }),
  )
}

/** An employed driver with a valid heavy licence, by default. */
export function makeDriver({ platform }: App, fields: Partial<DriverInput> = {}) {
  const number = next()
  return platform.write(office, (change) =>
    createDriver(change, {
      name: `Driver ${number}`,
      mobile: '61491570110',
      licence_no: String(80_000_000 + number),
      licence_state: 'VIC',
      licence_class: 'HC',
      licence_expires_on: '2028-06-30',
      ...fields,
    }),
  )
}

/** An approved subcontractor; `abn` must have valid check digits. */
export const makeSubcontractor = ({ platform }: App, fields: Partial<SubcontractorInput> & { abn: string }) =>
  platform.write(office, async (change) => {
    const subcontractor = await createSubcontractor(change, { name: `Subcontractor ${next()}`, ...fields })
    await approveSubcontractor(change, subcontractor.id)
    return subcontractor
  })

/** A depot of the default company, which is created if missing. */
export const makeDepot = ({ platform }: App, name = `Depot ${next()}`) =>
  platform.write(office, async (change) => {
    const company = await change.tx
      .selectFrom('company')
      .select('id')
      .where('is_default', '=', 1)
      .executeTakeFirst()
    if (!company)
      await change.tx.insertInto('company').values({ name: 'Yarra Ridge', is_default: 1 }).execute()
    return createDepot(change, { name })
  })
