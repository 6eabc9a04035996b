import type { ReactNode } from 'react'

interface ControlsProps {
  /** Whether the carousel turns by itself whenever nothing stands against it. */
  isOn: boolean
  toggle: () => void
  go: (by: 1 | -1) => void
}

export function Controls({ isOn, toggle, go }: ControlsProps) {
  return (
    <>
      <Control label={isOn ? 'Pause the testimonials' : 'Play the testimonials'} onClick={toggle}>
        {isOn ? <path d="M9 6v12M15 6v12" /> : <path d="M8 5.5v13L18.5 12z" />}
      </Control>
      <Control label="Previous testimonial" onClick={() => go(-1)}>
        <path d="m14.5 6-6 6 6 6" />
      </Control>
      <Control label="Next testimonial" onClick={() => go(1)}>
        <path d="m9.5 6 6 6-6 6" />
      </Control>
    </>
  )
}

function Control({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full border border-edge transition-colors duration-150 hover:bg-sage"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {children}
      </svg>
    </button>
  )
}
