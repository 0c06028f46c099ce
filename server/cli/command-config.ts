import { type Config, readConfig } from '../config.ts';
import type { Option } from './command.ts';

const FLAG = '--env-file';

/** The option that every command takes. */
export const ENV_FILE_OPTION: Record<string, Option> = {
  'env-file': { takes: 'FILE', says: 'reads the configuration of the site from this file in place of .env' },
};

/** Named on the command line, and taken out of it, so that each command reads only words of its own. */
const envFile = taken(process.argv);

/** @returns the configuration that a command works with. @throws ConfigError */
export function commandConfig(): Config {
  return readConfig(envFile);
}

function taken(args: string[]): string | undefined {
  const at = args.findIndex((word) => word === FLAG || word.startsWith(`${FLAG}=`));
  if (at < 0) return undefined;
  const [word = '', next = ''] = args.slice(at);
  const joined = word.startsWith(`${FLAG}=`);
  args.splice(at, joined ? 1 : 2);
  return joined ? word.slice(FLAG.length + 1) : next;
}
