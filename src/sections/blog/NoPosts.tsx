import { Scene } from '#src/illustrations/files.tsx';

/** That nothing fits, before our yard at night with nothing in it. */
export function NoPosts({ text }: { text: string }) {
  return (
    <div className="grid overflow-hidden rounded-card bg-ink text-paper lg:grid-cols-2">
      <p className="max-w-[24ch] p-6 font-display text-h3 lg:p-12">{text}</p>
      <Scene name="empty-yard-card" alt="" className="h-auto w-full self-end" />
    </div>
  );
}
