import css from './SignaturePad.module.css'
import type { SignaturePadState } from './use-signature-pad.ts'

/** Where someone signs by finger, pen or mouse; the buttons below it are the caller's. */
export function SignaturePad({
  pad: { canvas, isSigned },
  isWrong = false,
}: {
  pad: SignaturePadState
  isWrong?: boolean
}) {
  return (
    <>
      <div className={css.pad} data-wrong={isWrong}>
        <canvas ref={canvas}>{isSigned ? 'Signed' : 'No signature yet'}</canvas>
        {!isSigned && <span aria-hidden>Sign here</span>}
      </div>
      <output className="visually-hidden">{isSigned ? 'Signed.' : ''}</output>
    </>
  )
}
