import { Notice } from '../parts/Notice.tsx'
import { noMailServer } from './no-mail-server.ts'

/** Above a link that its sender passes on; `isAgain`: the client already got one. */
export function NoMailNotice({ isAgain = false }: { isAgain?: boolean }) {
  return (
    <Notice tone="warning">
      <strong>{isAgain ? 'Copy the link.' : 'Not emailed: copy the link.'}</strong> {noMailServer} Send the
      link yourself.
    </Notice>
  )
}
