import {
  IconArrowRight,
  IconCheck,
  IconCircle,
  IconCircleArrowRight,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleHalf2,
  IconCircleMinus,
  IconCurrencyDollar,
  IconEye,
} from '@tabler/icons-react'
import type { Look } from './StatusBadge.tsx'

/** States in which no one has to act, by what they mean. */
export const quiet = {
  draft: { tone: 'neutral', sign: IconCircleDashed },
  waiting: { tone: 'warning', sign: IconCircleDashed },
  ready: { tone: 'info', sign: IconCircle },
  sent: { tone: 'info', sign: IconCircleArrowRight },
  seen: { tone: 'info', sign: IconEye },
  underWay: { tone: 'info', sign: IconCircleHalf2 },
  partly: { tone: 'success', sign: IconCircleHalf2 },
  agreed: { tone: 'success', sign: IconCircleCheckFilled },
  finished: { tone: 'success', sign: IconCheck },
  invoiced: { tone: 'info', sign: IconCurrencyDollar },
  moved: { tone: 'violet', sign: IconArrowRight },
  over: { tone: 'neutral', sign: IconCircleMinus },
  overByUs: { tone: 'brown', sign: IconCircleMinus },
} as const satisfies Record<string, Look>
