interface Props {
  /** How many blocks wait. */
  count: number;
  /** The words that a screen reader says while they do, where no other words say it. */
  label?: string;
  className?: string;
}

/** Grey cards in the place of content that is on its way. */
export function Skeletons({ count, label, className = 'h-80' }: Props) {
  return (
    <div role={label && 'status'} className="contents">
      {label && <span className="sr-only">{label}</span>}
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <div key={place} aria-hidden="true" className={`waiting rounded-card bg-warm ${className}`} />
      ))}
    </div>
  );
}
