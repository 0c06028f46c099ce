import { examine } from '../doctor/examine.ts';
import { explained, FAULT } from './command.ts';
import { commandConfig } from './command-config.ts';

/** `npm run doctor`: says what is well and what is not, each fault with its remedy, and ends with 1 after a fault. */
try {
  const findings = await examine(commandConfig());
  const width = Math.max(...findings.map(({ name }) => name.length));
  for (const { name, well, says, remedy } of findings) {
    process.stdout.write(`${well ? '✓' : '✗'} ${name.padEnd(width)}  ${says}\n`);
    if (remedy) process.stdout.write(`  ${' '.repeat(width)}  → ${remedy}\n`);
  }
  if (findings.some(({ well }) => !well)) process.exitCode = FAULT;
} catch (error) {
  process.stderr.write(`${explained(error)}\n`);
  process.exitCode = FAULT;
}
