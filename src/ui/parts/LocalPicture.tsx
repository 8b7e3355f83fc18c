import { useEffect, useState } from 'react'

/** A picture that is on this device only. Its memory is given back once it is no longer shown. */
export function LocalPicture({ picture, alt }: { picture: Blob; alt: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const created = URL.createObjectURL(picture)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [picture])
  return address && <img src={address} alt={alt} />
}
