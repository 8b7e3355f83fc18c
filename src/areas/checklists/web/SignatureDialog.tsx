import { useState } from 'react'
import { useViewer } from '#platform/web/calls/session.ts'
import { oneAtATime } from '#shared/one-at-a-time.ts'
import { Dialog, DialogActions } from '#ui/dialogs/Dialog.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { SignaturePad } from '#ui/signing/SignaturePad.tsx'
import { useSignaturePad } from '#ui/signing/use-signature-pad.ts'
import css from './pictures.module.css'

interface Signing {
  onSign: (picture: Blob) => Promise<void>
}

/** Signs an item. `of`: what is signed. */
export const SignatureDialog = ({ of, onSign, onClose }: Signing & { of: string; onClose: () => void }) => (
  <Dialog title="Sign" about={of} onClose={onClose}>
    <SignForm onSign={onSign} />
  </Dialog>
)

/** Whoever cannot draw signs with their name. */
function SignForm({ onSign }: Signing) {
  const { name } = useViewer()
  const pad = useSignaturePad()
  const [failed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  // A second press before the button shows that it is busy does nothing.
  const [once] = useState(oneAtATime)

  const use = async () => {
    setFailed(false)
    setBusy(true)
    try {
      const picture = await pad.picture()
      if (picture) await onSign(picture)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <SignaturePad pad={pad} />
      {failed && <Notice tone="danger">The signature could not be saved. Sign again.</Notice>}
      <DialogActions>
        <Button className={css.sign} onClick={() => pad.write(name)}>
          Sign as {name}
        </Button>
        <Button className={css.sign} onClick={pad.clear}>
          Clear
        </Button>
        <Button
          variant="primary"
          className={css.sign}
          loading={isBusy}
          disabledReason={pad.isSigned ? undefined : 'Sign first.'}
          onClick={() => void once(use)}
        >
          Use signature
        </Button>
      </DialogActions>
    </>
  )
}
