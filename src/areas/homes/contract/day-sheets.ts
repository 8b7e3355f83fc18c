import * as z from 'zod'
import { jobStatuses } from '#areas/jobs/contract/choices.ts'
import { orderStatuses } from '#areas/work-orders/contract/choices.ts'

const Party = z.object({ name: z.string(), lines: z.array(z.string()) })

/** An order as it goes on a day sheet: everything that is needed to do it, and no rates. */
export const DaySheetOrder = z
  .object({
    id: z.number(),
    order_no: z.string(),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    order_status: z.enum(orderStatuses),
    job_status: z.enum(jobStatuses),
    /** 0: the machine goes out alone. */
    needs_driver: z.number(),
    category: z.string(),
    job_no: z.string(),
    job_title: z.string(),
    po_number: z.string().nullable(),
    client_id: z.number(),
    client: z.string(),
    site: z.string().nullable(),
    /** On one line. */
    address: z.string().nullable(),
    /** Whom to call on site. */
    contact: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
    work: z.string().nullable(),
    instructions: z.string().nullable(),
    safety_notes: z.string().nullable(),
    site_instructions: z.string().nullable(),
    access_notes: z.string().nullable(),
    /** `model`: what it is called besides its fleet number. */
    machines: z.array(z.object({ id: z.number(), fleet_no: z.string(), model: z.string() })),
    /** Which machines cannot go out, as on the order: `EX-12 is off road`. */
    off_road: z.string().nullable(),
    /** `phone`: null for viewers who may not see everyone’s. */
    drivers: z.array(z.object({ id: z.number(), name: z.string(), phone: z.string().nullable() })),
    attachments: z.array(z.string()),
    tips: z.array(
      z.object({
        material: z.string(),
        direction: z.string(),
        tip: z.string(),
        address: z.string().nullable(),
        notes: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'DaySheetOrder' })
export type DaySheetOrder = z.output<typeof DaySheetOrder>

/** What the day sheets of a day are made of, as far as the viewer sees it: less orders that others replaced. */
export const DaySheets = z
  .object({
    day: z.string(),
    /** The full count; `orders` has up to five hundred, by start. */
    count: z.number(),
    seller: Party,
    /** The address of the logo; null without one. */
    logo: z.string().nullable(),
    orders: z.array(DaySheetOrder),
  })
  .meta({ id: 'DaySheets' })
export type DaySheets = z.output<typeof DaySheets>
