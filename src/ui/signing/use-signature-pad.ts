import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type SignatureCanvas, openSignature } from './signature-canvas.ts'

/** A signature being given; `SignaturePad` shows it. */
export interface SignaturePadState {
  canvas: RefObject<HTMLCanvasElement | null>
  isSigned: boolean
  /** Signs with a name, for whoever cannot draw. */
  write: (name: string) => void
  clear: () => void
  /** A PNG of the signature; null while there is none. */
  picture: () => Promise<Blob | null>
}

/** What a form asks of its signature. */
export type SignatureHandle = Pick<SignaturePadState, 'picture'>

/** `onChange` is called whenever something is drawn, written or cleared. */
export function useSignaturePad(onChange?: (isSigned: boolean) => void): SignaturePadState {
  const canvas = useRef<HTMLCanvasElement>(null)
  const opened = useRef<SignatureCanvas>(null)
  const [isSigned, setSigned] = useState(false)
  const change = useEffectEvent((signed: boolean) => {
    setSigned(signed)
    onChange?.(signed)
  })
  useEffect(() => {
    if (!canvas.current) return
    const pad = openSignature(canvas.current, change)
    opened.current = pad
    return () => pad.stop()
  }, [])
  const acts = useMemo(
    () => ({
      write: (name: string) => opened.current?.write(name),
      clear: () => opened.current?.clear(),
      picture: async () => (await opened.current?.picture()) ?? null,
    }),
    [],
  )
  return { canvas, isSigned, ...acts }
}
