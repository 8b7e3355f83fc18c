import type { DocketLineKind } from '../../contract/choices.ts'

/** Lines of what a day lacks to the least that it is charged: they follow from all its dockets. */
export const leastKinds = [
  'minimum',
  'no_start',
  'wet_weather',
  'late_cancellation',
] as const satisfies readonly DocketLineKind[]

export const isLeastOfDay = ({ kind }: { kind: DocketLineKind }): boolean =>
  leastKinds.some((one) => one === kind)
