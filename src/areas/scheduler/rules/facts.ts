import type { AttachmentStatus } from '#areas/attachments/contract/choices.ts'
import type { hitchTypes } from '#areas/resources/contract/choices.ts'
import type { NamedSkill } from '#areas/tags/contract/skill.ts'
import type { NamedSkillHeld } from '#areas/tags/rules/skill-proof.ts'
import type { Certainty, BookingKind } from '../contract/choices.ts'

/** The inputs of this area's decisions; the stores read them for many candidates in one query. */

export const licenceClasses = ['C', 'LR', 'MR', 'HR', 'HC', 'MC'] as const
export type LicenceClass = (typeof licenceClasses)[number]
type HitchType = (typeof hitchTypes)[number]

/** A stretch of time, `[from, to)`, in ISO instants. */
export interface Stretch {
  starts_at: string
  ends_at: string
}

/** The order's time, the plant it needs, and the place. */
export interface OrderFacts extends Stretch {
  id: number
  order_no: string
  order_status: string
  job_requirement_id: number
  work_date: string
  /** null where any category will do. */
  asset_category_id: number | null
  category: string
  category_min_licence_class: LicenceClass | null
  /** What its driver must be able to do: for the order itself, and for any plant of its category. */
  skills: readonly NamedSkill[]
  category_skills: readonly NamedSkill[]
  depot_id: number | null
  lat: number | null
  lng: number | null
  /** What is already booked on it. */
  assets: readonly {
    id: number
    name: string
    /** It does the work itself rather than accompanying other plant. */
    is_main: boolean
    min_licence_class: LicenceClass | null
    default_driver_id: number | null
    asset_category_id: number
    category: string
    /** Tonnes. */
    operating_mass_t: number | null
    hitch_type: HitchType | null
    skills: readonly NamedSkill[]
  }[]
  drivers: readonly {
    id: number
    name: string
    licence_class: LicenceClass | null
    skills: readonly NamedSkillHeld[]
  }[]
  attachments: readonly { id: number; name: string }[]
  /** The attachments that the job's requirement asks for. */
  wanted_attachment_ids: readonly number[]
}

/** What is booked: exactly one of the three. */
export interface BookedResource {
  asset_id: number | null
  driver_id: number | null
  attachment_id: number | null
}

/** An order as it is once one of its bookings is released. */
export const withoutBooking = <O extends OrderFacts>(
  order: O,
  { asset_id, driver_id, attachment_id }: BookedResource,
): O => ({
  ...order,
  assets: order.assets.filter(({ id }) => id !== asset_id),
  drivers: order.drivers.filter(({ id }) => id !== driver_id),
  attachments: order.attachments.filter(({ id }) => id !== attachment_id),
})

export interface NearBooking extends Stretch {
  id: number
  kind: BookingKind
  certainty: Certainty
  job_item_id: number | null
  order_no: string | null
  /** Including travel and set-up. */
  from: string
  to: string
}

/** The document of a type that is mandatory, or must not have expired. */
export interface DocumentFacts {
  owner: string
  type: string
  is_mandatory: boolean
  status: 'approved' | 'pending' | 'rejected' | null
  is_reviewed: boolean
  blocks_on_expiry: boolean
  expires_on: string | null
}

interface Bookable {
  id: number
  /** Fleet number and name; the name of a driver; an attachment's code and name. */
  name: string
  /** Bookings around the order's time: at least a day before and after. */
  near: readonly NearBooking[]
  next_at: string | null
  next_order_no: string | null
  documents: readonly DocumentFacts[]
}

interface Resource extends Bookable {
  subcontractor: string | null
  subcontractor_status: 'pending' | 'approved' | 'suspended' | null
  depot_id: number | null
  depot: string | null
  depot_lat: number | null
  depot_lng: number | null
}

/** The facts behind an objection that lasts until something is renewed or approved, besides its own date. */
export type LastingFacts = Pick<Resource, 'name' | 'subcontractor' | 'subcontractor_status' | 'documents'>

/** A machine that a client has without a driver, for other work than the order’s. */
export interface OnHire {
  job_no: string
  client: string
  on_hire_at: string
  /** Null while it is out. */
  off_hire_at: string | null
  /** The last day of its requirement. */
  due_back_on: string
  /** It is out at the order’s time, as planned; else it is due back before. */
  is_out: boolean
}

export interface AssetFacts extends Resource {
  asset_category_id: number
  category: string
  asset_group: string
  status: 'available' | 'on_hire' | 'in_workshop' | 'off_road' | 'sold'
  off_road_reason: string | null
  on_hire: OnHire | null
  rego_expires_on: string | null
  min_licence_class: LicenceClass | null
  default_driver_id: number | null
  operating_mass_t: number | null
  hitch_type: HitchType | null
  /** What its driver must be able to do, for itself and its category. */
  skills: readonly NamedSkill[]
}

export interface AttachmentFacts extends Bookable {
  status: AttachmentStatus
  compatible_category_ids: readonly number[]
  /** The mass of machine it fits, in tonnes. */
  min_tonne: number | null
  max_tonne: number | null
  hitch_type: HitchType | null
  fixed_to: { id: number; name: string } | null
}

/** What a docket says was worked, whatever was planned. */
export interface WorkedStretch extends Stretch {
  job_item_id: number
}

export interface DriverFacts extends Resource {
  /** From dockets, around the order's time. */
  worked: readonly WorkedStretch[]
  status: 'active' | 'NotActive'
  start_date: string | null
  end_date: string | null
  licence_class: LicenceClass | null
  licence_expires_on: string | null
  /** Those of the skills asked for that the driver has. */
  skills: readonly NamedSkillHeld[]
}
