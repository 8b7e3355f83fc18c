import { useEffect, useState } from 'react'

/** The picture at an address, decoded; a word while it loads, or when it cannot be shown. */
export function useImage(source: string): HTMLImageElement | 'loading' | 'failed' {
  const [state, setState] = useState<{ of: string; image: HTMLImageElement | 'failed' } | null>(null)
  useEffect(() => {
    let isCurrent = true
    const image = new Image()
    image.src = source
    const settle = (loaded: HTMLImageElement | 'failed') =>
      isCurrent && setState({ of: source, image: loaded })
    image.decode().then(
      () => settle(image),
      () => settle('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [source])
  return state?.of === source ? state.image : 'loading'
}
