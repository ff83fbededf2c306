type Props = {
  /** Pixels of a side. */
  readonly size: number
}

/** The leaf of the product, drawn as in public/logo.svg, which is the icon of the tab: no page waits for a file. */
export const Logo = ({ size }: Props) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
    <rect width="32" height="32" rx="8" fill="#0b6b4b" />
    <g fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M23.6 8.2c.5 6.9-1.2 14.6-9.3 14.6-3.5 0-5.9-2.3-5.9-5.5 0-6.3 6.8-7.3 15.2-9.1Z" />
      <path d="M7.8 25c1.6-4.7 4.8-8.2 9.4-10.3" />
    </g>
  </svg>
)
