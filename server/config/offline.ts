import type { z } from 'zod';
import { onOrOff } from '../platform/on-or-off.ts';

/** The variable of what can be read offline. */
export const offlineVariables = {
  OFFLINE: onOrOff.optional(),
};

export interface OfflineConfig {
  /** Whether pages bring a service worker and open offline; where not, those that have one lose it. */
  offline: boolean;
}

export const offlineOf = ({ OFFLINE }: z.output<z.ZodObject<typeof offlineVariables>>): OfflineConfig => ({
  offline: OFFLINE ?? true,
});
