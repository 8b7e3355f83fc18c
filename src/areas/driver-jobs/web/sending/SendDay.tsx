import { IconSend } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '#ui/lazy-part.tsx'
import { Button } from '#ui/parts/Button.tsx'

const SendDayDialog = lazyDialog(() => import('./SendDayDialog.tsx'), 'SendDayDialog')

/** Opens the day's drivers, to send them what they have not got. For those who send driver jobs. */
export function SendDay() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<IconSend aria-hidden />} onClick={() => setOpen(true)}>
        Send the day
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SendDayDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
