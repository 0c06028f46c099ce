import { z } from 'zod';

/** A variable that is on or off. */
export const onOrOff = z.enum(['on', 'off'], 'write on or off').transform((value) => value === 'on');
