import type { ReactNode } from 'react';
import { Bag } from '#src/ui/art/goods/Bag.tsx';
import { Carton, Crate } from '#src/ui/art/goods/cartons.tsx';
import { Drum } from '#src/ui/art/goods/Drum.tsx';
import { Pallet, WrappedLoad } from '#src/ui/art/goods/pallets.tsx';
import { BonnetedCab } from '#src/ui/art/parts/BonnetedCab.tsx';
import { CabOver } from '#src/ui/art/parts/CabOver.tsx';
import { Canvas } from '#src/ui/art/parts/Canvas.tsx';
import { Dropside, LowBed, Tank, Wheel } from '#src/ui/art/parts/Chassis.tsx';
import { Container } from '#src/ui/art/parts/Container.tsx';
import { Pipes, Tarpaulin, TipperBody } from '#src/ui/art/parts/open-bodies.tsx';
import { CAB_PAINTS } from '#src/ui/art/parts/paint.ts';
import { Clerk, Loader, Marshal, Trader } from '#src/ui/art/people/people.tsx';
import { Forklift } from '#src/ui/art/scenes/stock/Racking.tsx';
import { SURFACE_CLASSES } from '#src/ui/parts/surfaces.ts';
import { Sheet } from './sheets.tsx';

/** A part on a sheet that reaches from `left` to `right` of its origin and `high` above the ground, in cm. */
function Item({
  left = 0,
  right,
  high,
  children,
}: {
  left?: number;
  right: number;
  high: number;
  children: ReactNode;
}) {
  return <Canvas box={[-left, -high, left + right, high]}>{children}</Canvas>;
}

/** The parts of vehicles, at one scale. */
export function VehicleParts() {
  return (
    <Sheet title="Parts of vehicles, at one scale">
      <div className={`kit-scale kit-vehicles ${SURFACE_CLASSES.warm}`}>
        {Object.entries(CAB_PAINTS).map(([name, paint]) => (
          <Item key={name} left={13} right={232} high={384}>
            <CabOver paint={paint} driver />
          </Item>
        ))}
        <Item right={414} high={366}>
          <BonnetedCab driver />
        </Item>
        <Item left={52} right={52} high={104}>
          <Wheel />
        </Item>
        <Item right={606} high={259}>
          <Container feet={20} />
        </Item>
        <Item right={1219} high={259}>
          <Container feet={40} />
        </Item>
        <Item left={520} right={60} high={384}>
          <TipperBody />
        </Item>
        <Item left={520} right={0} high={260}>
          <Dropside length={520} />
        </Item>
        <Item left={990} right={10} high={384}>
          <Tank />
        </Item>
        <Item left={1300} right={0} high={180}>
          <LowBed from={-1300} neck={-290} to={-20} axles={[-1240, -1120, -1000]} />
        </Item>
        <Item right={500} high={140}>
          <Pipes x={0} y={0} length={500} />
        </Item>
        <Item left={1100} right={0} high={200}>
          <Tarpaulin x={0} y={0} bags={9} />
        </Item>
      </div>
    </Sheet>
  );
}

/** Goods and the people who handle them, at one scale. */
export function GoodsAndPeople() {
  return (
    <Sheet title="Goods and people, at one scale">
      <div className={`kit-scale ${SURFACE_CLASSES.warm}`}>
        {[Loader, Clerk, Trader, Marshal].map((Person) => (
          <Item key={Person.name} left={60} right={60} high={230}>
            <Person />
          </Item>
        ))}
        <Item left={150} right={170} high={230}>
          <Forklift>
            <WrappedLoad />
          </Forklift>
        </Item>
        <Item right={62} high={22}>
          <Bag kind="cement" />
        </Item>
        <Item right={62} high={22}>
          <Bag kind="jute" />
        </Item>
        <Item right={39} high={34}>
          <Carton />
        </Item>
        <Item right={58} high={96}>
          <Crate />
        </Item>
        {(['laterite', 'forest', 'amber'] as const).map((paint) => (
          <Item key={paint} right={58} high={88}>
            <Drum paint={paint} />
          </Item>
        ))}
        <Item right={124} high={15}>
          <Pallet />
        </Item>
        <Item right={120} high={98}>
          <WrappedLoad />
        </Item>
      </div>
    </Sheet>
  );
}
