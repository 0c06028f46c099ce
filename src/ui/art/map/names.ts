import type { Place } from './places.ts';

/** A name on the map. `minor` names appear from 768 px on, where there is room for them. */
export interface MapName {
  place: Place;
  text: string;
  side: 'left' | 'right' | 'above' | 'below';
  minor?: boolean;
}

/** The names of the country's corridors, each on the side where no road runs. */
export const MAP_NAMES: readonly MapName[] = [
  { place: 'apapa', text: 'Apapa', side: 'below' },
  { place: 'onne', text: 'Onne', side: 'below' },
  { place: 'abuja', text: 'Abuja', side: 'left' },
  { place: 'kano', text: 'Kano', side: 'right' },
  { place: 'maiduguri', text: 'Maiduguri', side: 'above' },
  { place: 'sokoto', text: 'Sokoto', side: 'right', minor: true },
  { place: 'kaduna', text: 'Kaduna', side: 'left', minor: true },
  { place: 'jos', text: 'Jos', side: 'left', minor: true },
  { place: 'obajana', text: 'Obajana', side: 'left', minor: true },
  { place: 'ibadan', text: 'Ibadan', side: 'left', minor: true },
  { place: 'benin', text: 'Benin City', side: 'below', minor: true },
  { place: 'akure', text: 'Akure', side: 'below', minor: true },
  { place: 'makurdi', text: 'Makurdi', side: 'right', minor: true },
  { place: 'enugu', text: 'Enugu', side: 'right', minor: true },
  { place: 'aba', text: 'Aba', side: 'left', minor: true },
  { place: 'calabar', text: 'Calabar', side: 'right', minor: true },
];
