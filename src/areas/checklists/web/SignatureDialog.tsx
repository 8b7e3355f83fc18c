import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useViewer } from '#platform/web/calls/session.ts'
import { Dialog, DialogActions } from '#ui/dialogs/Dialog.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { type SignatureCanvas, openSignature } from '#ui/signing/signature-canvas.ts'
import css from './form.module.css'

interface Signing {
  onSign: (picture: Blob) => Promise<void>
}

/** Signs an item. `of`: what is signed. */
export const SignatureDialog = ({ of, onSign, onClose }: Signing & { of: string; onClose: () => void }) => (
  <Dialog title="Sign" about={of} onClose={onClose}>
    <Pad onSign={onSign} />
  </Dialog>
)

/** A pad to sign on with a finger; whoever cannot draw signs with their name. */
function Pad({ onSign }: Signing) {
  const { name } = useViewer()
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignatureCanvas>(null)
  const [isSigned, setSigned] = useState(false)
  const [failed, setFailed] = useState(false)
  const notifyDrawn = useEffectEvent((signed: boolean) => setSigned(signed))
  useEffect(() => {
    if (!canvas.current) return
    const opened = openSignature(canvas.current, notifyDrawn)
    pad.current = opened
    return () => opened.stop()
  }, [])

  const use = async () => {
    setFailed(false)
    try {
      const picture = await pad.current?.picture()
      if (picture) await onSign(picture)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <div className={css.pad}>
        <canvas ref={canvas}>{isSigned ? 'Signed' : 'No signature yet'}</canvas>
        {!isSigned && <span aria-hidden>Sign here with your finger</span>}
      </div>
      <output className="visually-hidden">{isSigned ? 'Signed.' : ''}</output>
      {failed && <Notice tone="danger">The signature could not be saved. Sign again.</Notice>}
      <DialogActions>
        <Button className={css.sign} onClick={() => pad.current?.write(name)}>
          Sign as {name}
        </Button>
        <Button className={css.sign} onClick={() => pad.current?.clear()}>
          Clear
        </Button>
        <Button
          variant="primary"
          className={css.sign}
          disabledReason={isSigned ? undefined : 'Sign first.'}
          onClick={() => void use()}
        >
          Use signature
        </Button>
      </DialogActions>
    </>
  )
}
