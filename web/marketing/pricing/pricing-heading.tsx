export function PricingHeading({ line, turn }: { line: string; turn: string }) {
  return (
    <h1 className="site-title">
      {line} <br />
      <em>{turn}</em>
    </h1>
  )
}
