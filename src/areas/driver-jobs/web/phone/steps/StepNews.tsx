import { useEffect, useState } from 'react'
import { stepNews } from '../../../rules/step-news.ts'
import { onQueue, queueState } from './step-queue.ts'

/** Reads out what becomes of each step: saved, waiting for signal, sent or refused. */
export function StepNews() {
  const [news, setNews] = useState('')
  useEffect(() => {
    let known = queueState()
    return onQueue(() => {
      const heard = stepNews(known, queueState())
      known = queueState()
      if (heard !== null) setNews(heard)
    })
  }, [])
  return (
    <p className="visually-hidden" aria-live="polite">
      {news}
    </p>
  )
}
