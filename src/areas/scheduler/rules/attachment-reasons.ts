import { massWords } from '#areas/attachments/rules/attachment-words.ts'
import { withHitch } from '#areas/resources/rules/resource-words.ts'
import type { Reason } from '../contract/booking.ts'
import { conflictWith } from './conflict.ts'
import { documentReasons } from './document-reasons.ts'
import type { AttachmentFacts, OrderFacts } from './facts.ts'
import { soft } from './reason.ts'

type Machine = OrderFacts['assets'][number]

/** All objections to an attachment on an order, the hard ones first. It works on one of the order's machines. */
export function attachmentReasons(order: OrderFacts, attachment: AttachmentFacts): Reason[] {
  const conflict = conflictWith(attachment.name, order, attachment.near, order.id)
  return [
    ...(conflict ? [conflict] : []),
    ...(order.assets.length === 0 ? [withoutMachine(order, attachment)] : []),
    ...statusReasons(attachment),
    ...misfits(order, attachment),
    ...documentReasons(order, attachment.documents),
  ]
}

/** Whether one of the order's machines is of a category that it fits; before there is one, what the order asks for. */
export function suitsMachines(order: OrderFacts, { compatible_category_ids }: AttachmentFacts): boolean {
  const categories = order.assets.map(({ asset_category_id }) => asset_category_id)
  const asked = order.asset_category_id === null ? [] : [order.asset_category_id]
  return (categories.length > 0 ? categories : asked).some((id) => compatible_category_ids.includes(id))
}

const withoutMachine = ({ order_no }: OrderFacts, { name }: AttachmentFacts): Reason => ({
  code: 'machine',
  text: `${order_no} has no machine for ${name}. Book the machine first.`,
  blocks: 'hard',
})

function statusReasons({ name, status }: AttachmentFacts): Reason[] {
  if (status === 'sold') return [soft('sold', `${name} is sold.`)]
  return status === 'in_workshop' ? [soft('off_road', `${name} is in the workshop.`)] : []
}

/** What is against it on the machine that it fits best. */
function misfits(order: OrderFacts, attachment: AttachmentFacts): Reason[] {
  const found = order.assets
    .toSorted((a, b) => Number(b.is_main) - Number(a.is_main))
    .map((machine) => misfitsOf(machine, attachment))
  return found.toSorted((a, b) => a.length - b.length)[0] ?? []
}

function misfitsOf(machine: Machine, attachment: AttachmentFacts): Reason[] {
  const { name, compatible_category_ids, min_tonne, max_tonne, hitch_type, fixed_to } = attachment
  const mass = machine.operating_mass_t
  const isOutside =
    mass !== null && ((min_tonne !== null && mass < min_tonne) || (max_tonne !== null && mass > max_tonne))
  return [
    ...(compatible_category_ids.includes(machine.asset_category_id)
      ? []
      : [soft('category', `${name} does not fit ${machine.category}.`)]),
    ...(fixed_to !== null && fixed_to.id !== machine.id
      ? [soft('fixed', `${name} is fixed to ${fixed_to.name}.`)]
      : []),
    ...(isOutside
      ? [
          soft(
            'mass',
            `${machine.name} weighs ${mass} t. ${name} fits machines ${massWords(min_tonne, max_tonne)}.`,
          ),
        ]
      : []),
    ...(hitch_type !== null && machine.hitch_type !== null && hitch_type !== machine.hitch_type
      ? [
          soft(
            'hitch',
            `${machine.name} has ${withHitch[machine.hitch_type]}. ${name} needs ${withHitch[hitch_type]}.`,
          ),
        ]
      : []),
  ]
}
