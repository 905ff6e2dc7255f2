/** The proof-reader's pen through a wrong word; to be laid inside a `.cut`. */
export function Strike() {
  return (
    <svg className="strike" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      <path d="M1 13.2C14 9.4 30 11.8 48 9.6S82 8.4 99 6.2" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
