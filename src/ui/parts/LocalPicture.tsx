import { useEffect, useRef } from 'react'

/** A picture that is on this device only. Its memory is given back once it is no longer shown. */
export function LocalPicture({ picture, alt }: { picture: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!image.current) return
    const address = URL.createObjectURL(picture)
    image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [picture])
  return <img ref={image} alt={alt} />
}
