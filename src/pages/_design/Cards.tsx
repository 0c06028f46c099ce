import type { Country } from '#domain/company/site.ts';
import type { PostSummary } from '#domain/entries/blog.ts';
import { PostCard } from '#src/entries/blog/PostCard.tsx';
import { TagFilter } from '#src/entries/blog/PostSearch.tsx';
import { PauseToggle } from '#src/ui/blocks/testimonials/Testimonials.tsx';
import { Waybill } from '#src/ui/blocks/Waybill.tsx';
import { Flag } from '#src/ui/parts/Flag.tsx';
import { ICON_NAMES, Icon } from '#src/ui/parts/Icon.tsx';
import { Logo } from '#src/ui/parts/Logo.tsx';
import { InitialsStamp } from '#src/ui/parts/photo/PortraitFrame.tsx';
import { Skeletons } from '#src/ui/parts/Skeleton.tsx';
import { SURFACE_CLASSES } from '#src/ui/parts/surfaces.ts';
import { Sheet } from './sheets.tsx';

interface CardsProps {
  posts: PostSummary[];
}

/** Cards, what waits in their place, and paper. */
export function Cards({ posts }: CardsProps) {
  const [first, second] = posts;
  return (
    <Sheet title="Cards">
      <div className={`kit-surface ${SURFACE_CLASSES.cool}`}>
        {first && <PostCard post={first} read="Read the post" shape="wide" level="h3" />}
        <div className="kit-grid">
          {second && <PostCard post={second} read="Read the post" level="h3" />}
          <Skeletons count={2} label="Loading" className="kit-skeleton" />
        </div>
      </div>
      <h3 className="text-h4">paper</h3>
      <div className={`kit-surface ${SURFACE_CLASSES.brand}`}>
        <Waybill title="Enquiry" copies="It goes straight to our team.">
          <p className="p-5">The cells of a form stand here.</p>
        </Waybill>
      </div>
      <h3 className="text-h4">topics</h3>
      <div className={`kit-surface ${SURFACE_CLASSES.cool}`}>
        <TagFilter
          tags={[
            { id: 'ports', name: 'Ports' },
            { id: 'paperwork', name: 'Paperwork' },
          ]}
          filter={{ tag: 'ports' }}
          labels={{ all: 'All', filter: 'Topics' }}
        />
      </div>
    </Sheet>
  );
}

/** Icons, flags, the logo and other small signs. */
export function Signs({ name, countries }: { name: string; countries: Country[] }) {
  return (
    <Sheet title="Signs">
      <ul className="kit-row">
        {ICON_NAMES.map((icon) => (
          <li key={icon} className="text-label">
            <Icon name={icon} />
            {icon}
          </li>
        ))}
      </ul>
      <div className="kit-surface">
        <Logo name={name} />
        {countries.map(({ code }) => (
          <Flag key={code} code={code} />
        ))}
        <InitialsStamp name="Hauwa Danjuma" />
        <PauseToggle name="sample" label="Stop" />
      </div>
    </Sheet>
  );
}
