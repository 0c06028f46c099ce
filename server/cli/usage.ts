import type { Action, Option } from './command.ts';

const OPTION_WIDTH = 22;
/** The options that every command takes. */
const COMMON_OPTIONS: Record<string, Option> = {
  'env-file': { takes: 'FILE', says: 'reads the configuration of the site from this file in place of .env' },
  json: { says: 'prints data for programs' },
};

/** The actions of a command, a line or two for each. */
export function overview(name: string, actions: Record<string, Action>): string {
  const lines = Object.entries(actions).map(
    ([action, { takes, says }]) => `  ${call(name, action, takes)}\n      ${says}`,
  );
  return `Use one of these; --help after one of them tells its options:\n${lines.join('\n')}`;
}

/** How one action is called. */
export function usage(name: string, action: string, { takes, options = {}, says }: Action): string {
  const lines = Object.entries({ ...options, ...COMMON_OPTIONS }).map(
    ([option, { takes: value, says: meaning }]) => {
      const written = value ? `--${option} ${value}` : `--${option}`;
      return `  ${written.padEnd(OPTION_WIDTH)} ${meaning}`;
    },
  );
  return `${call(name, action, takes)}\n${says}\n\n${lines.join('\n')}`;
}

const call = (name: string, action: string, takes: string[] = []) =>
  ['npm run', name, '--', action, ...takes].filter(Boolean).join(' ');
