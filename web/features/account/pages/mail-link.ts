import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { EndedAccess } from '#api/auth.ts'
import { type Message, message } from '#domain/message.ts'
import { applyLinkLanguage } from '#web/i18n/language.ts'

const tokenIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('token') ?? ''

/**
 * The token of the link that led to `page`. It is taken out of the address at once, so that no one reads it there later, and
 * kept for this tab under `key`, so that a reload still has it. Empty while the page is rendered at build.
 */
export function useToken(page: string, key: string): string {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState(
    () => tokenIn(hash) || (typeof window !== 'undefined' && window.sessionStorage.getItem(key)) || '',
  )
  useEffect(() => {
    const found = tokenIn(hash)
    if (!found) return
    setToken(found)
    window.sessionStorage.setItem(key, found)
    void applyLinkLanguage(hash)
    navigate(page, { replace: true })
  }, [page, key, hash, navigate])
  return token
}

/** What has ended besides the sessions with the first proof of whose an address is, of what there was; a paragraph, or none. */
export function endedWords({ reviewLinks, secondFactor }: EndedAccess): Message[] {
  if (reviewLinks > 0 && secondFactor)
    return [
      message(
        'All review links have ended, and two-factor authentication is off. You can make new links and turn it on again.',
      ),
    ]
  if (reviewLinks > 0) return [message('All review links have ended. You can make new ones.')]
  return secondFactor ? [message('Two-factor authentication is off. You can turn it on again.')] : []
}
