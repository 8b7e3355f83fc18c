import {
  IconBan,
  IconBarrierBlock,
  IconCheck,
  IconCircleDashed,
  IconCircleX,
  IconClipboardCheck,
  IconClipboardX,
  IconCurrencyDollar,
  IconFlag,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlayFilled,
  IconPlus,
  IconSend,
  IconTool,
  IconTruck,
  IconUserCheck,
} from '@tabler/icons-react'
import type { MatrixState } from '#areas/chain/contract/matrix-states.ts'

interface StateLook {
  words: string
  /** Told apart without colour as well. */
  Sign: typeof IconCheck | null
  tone: 'success' | 'warning' | 'danger' | 'info' | 'neutral' | 'open'
  /** Somebody has to act, so it is in the cell in words. */
  isLoud?: boolean
}

/** How the state of an order is shown in the matrix, in the order of its legend. */
export const matrixLooks: Readonly<Record<MatrixState, StateLook>> = {
  invoiced: { words: 'Invoiced', Sign: IconCurrencyDollar, tone: 'info' },
  docket_approved: { words: 'Docket approved', Sign: IconCheck, tone: 'success' },
  docket_to_approve: { words: 'Docket to approve', Sign: IconClipboardCheck, tone: 'success' },
  docket_queried: { words: 'Docket queried', Sign: IconClipboardX, tone: 'warning', isLoud: true },
  no_docket: { words: 'No docket yet', Sign: IconClipboardX, tone: 'warning', isLoud: true },
  finished: { words: 'Finished', Sign: IconFlag, tone: 'success' },
  on_site: { words: 'On site now', Sign: IconPlayerPlayFilled, tone: 'success' },
  en_route: { words: 'On the way', Sign: IconTruck, tone: 'success' },
  accepted: { words: 'Accepted', Sign: IconUserCheck, tone: 'success' },
  confirmed: { words: 'Confirmed', Sign: null, tone: 'success' },
  to_send: { words: 'Not sent', Sign: IconSend, tone: 'success' },
  waiting: { words: 'Not answered', Sign: IconCircleDashed, tone: 'warning', isLoud: true },
  declined: { words: 'Declined', Sign: IconCircleX, tone: 'warning', isLoud: true },
  to_confirm: { words: 'Not confirmed', Sign: IconPencil, tone: 'warning', isLoud: true },
  to_fill: { words: 'To fill', Sign: IconPlus, tone: 'open', isLoud: true },
  missed: { words: 'Not filled', Sign: IconCircleX, tone: 'open', isLoud: true },
  on_hold: { words: 'Job on hold', Sign: IconPlayerPause, tone: 'neutral', isLoud: true },
  off_road: { words: 'Off road', Sign: IconBarrierBlock, tone: 'danger', isLoud: true },
  broke_down: { words: 'Broke down', Sign: IconTool, tone: 'danger' },
  cancelled: { words: 'Cancelled', Sign: IconBan, tone: 'neutral', isLoud: true },
}
