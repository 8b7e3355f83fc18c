import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '#platform/web/calls/session.ts'
import { Button } from '#ui/parts/Button.tsx'
import css from './dockets.module.css'
import { WhyDialog } from './actions/WhyDialog.tsx'
import { docketQuery } from './queries.ts'

/** How a docket's line was worked out, from where it is billed; `of`: its description, for screen readers. */
export function WhyLine({
  docket_id,
  docket_line_id,
  of,
}: {
  docket_id: number
  docket_line_id: number
  of: string
}) {
  const [isOpen, setOpen] = useState(false)
  const mayOpen = useMay()('dockets:read')
  const { data: docket } = useQuery({ ...docketQuery(docket_id), enabled: isOpen })
  const line = docket?.lines.find(({ id }) => id === docket_line_id)
  if (!mayOpen) return null
  return (
    <>
      <Button
        variant="quiet"
        className={css.why}
        loading={isOpen && docket === undefined}
        onClick={() => setOpen(true)}
      >
        How it was worked out
        <span className="visually-hidden">: {of}</span>
      </Button>
      {isOpen && line && <WhyDialog line={line} onClose={() => setOpen(false)} />}
    </>
  )
}
