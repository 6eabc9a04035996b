import clsx from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Spinner } from './progress.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive'
interface Look {
  variant?: ButtonVariant
  size?: 'normal' | 'small'
}

const looks: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-spruce text-on-spruce hover:bg-spruce-deep forced-colors:border-3',
  secondary: 'border-edge bg-transparent text-ink hover:bg-sage',
  quiet: 'border-transparent bg-transparent text-spruce hover:bg-sage',
  destructive: 'border-transparent bg-clay text-on-clay hover:bg-clay-deep',
}

function look({ variant = 'primary', size = 'normal' }: Look, more?: string) {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-md border font-semibold leading-tight no-underline',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    size === 'small' ? 'min-h-10 px-3.5 py-1.5 text-base' : 'min-h-12 px-5 py-2.5 text-[1.0625rem]',
    looks[variant],
    more,
  )
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Shows a spinner and ignores presses, but keeps the focus, which a disabled button would lose. */
  busy?: boolean
}

export function Button({
  variant,
  size,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || rest['aria-disabled'] === true) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      className={look({ variant, size }, className)}
      onClick={press}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

export function LinkButton({ variant, size, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={look({ variant, size }, className)} />
}
