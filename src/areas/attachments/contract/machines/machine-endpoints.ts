import * as z from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { TickChanges, gridRow } from '#platform/contract/ticks.ts'

/** An attachment in the grid of machines. */
const GridAttachment = z
  .object({
    ...gridRow,
    compatible_category_ids: z.array(z.number()),
    /** Fleet number and name of the machine it stays on. */
    asset: z.string().nullable(),
    /** 1: the viewer’s right to change attachments includes this one. */
    is_changeable: z.number(),
  })
  .meta({ id: 'GridAttachment' })
export type GridAttachment = z.output<typeof GridAttachment>

/** Which attachment stays on which machine. */
export const machineEndpoints = {
  attachmentsByMachine: endpoint({
    method: 'GET',
    path: '/api/attachments/machines',
    permission: 'attachments:read',
    summary: 'Every attachment with the id of the machine it stays on.',
    topic: 'attachment',
    also: ['asset'],
    output: z.array(GridAttachment),
  }),
  moveAttachments: endpoint({
    method: 'POST',
    path: '/api/attachments/machines',
    permission: 'attachments:write',
    summary:
      'Put attachments on other machines, or on none, all or none. `row_id` is the attachment’s id, `column_id` the machine’s: the one it leaves and the one it goes on.',
    topic: 'attachment',
    body: TickChanges,
    output: z.object({ changed: z.number() }),
    message: 'Attachments saved.',
  }),
}
