/** Asks the question about consent again. Without script there is none to change. */
export function PrivacyChoices({ label }: { label: string }) {
  return (
    <button
      type="button"
      data-privacy-choices
      data-defer="privacy-choices"
      className="inline-flex min-h-target cursor-pointer items-center underline noscript:hidden"
    >
      {label}
    </button>
  );
}
