import type { RefObject } from 'react'
import { plural } from '#shared/text.ts'
import { Facts } from '#ui/parts/Facts.tsx'
import { PointerCard } from '#ui/parts/PointerCard.tsx'
import type { Chip } from '../rules/chips.ts'
import { chipWords } from './chip-looks.tsx'
import { daysOf, lacksDriver, timesOf } from './chip-words.ts'

/** What a chip stands for in full, beside the one that the pointer rests on. */
export function ChipCard({
  scroller,
  chipOf,
}: {
  scroller: RefObject<HTMLElement | null>
  chipOf: (id: number) => Chip | undefined
}) {
  return (
    <PointerCard scroller={scroller} attribute="data-chip">
      {(id) => {
        const chip = chipOf(id)
        return chip && <ChipFacts chip={chip} />
      }}
    </PointerCard>
  )
}

function ChipFacts({ chip }: { chip: Chip }) {
  const [order] = chip.orders
  return (
    <>
      <p>
        <strong>{chip.name}</strong> {chipWords[chip.look]}
      </p>
      <Facts
        facts={[
          ...(order
            ? [
                { label: 'Client', value: order.client },
                { label: 'Job', value: order.job },
                {
                  label: 'Order',
                  value: chip.orders.length > 1 ? plural(chip.orders.length, 'order') : order.order_no,
                },
              ]
            : []),
          { label: 'When', value: `${daysOf(chip)}${order ? `, ${timesOf(order)}` : ''}` },
          ...(order
            ? [{ label: 'With', value: chip.partner ?? (lacksDriver(chip) ? 'No driver yet' : '') }]
            : []),
        ]}
      />
    </>
  )
}
