import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
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
