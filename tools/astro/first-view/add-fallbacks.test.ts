import { expect, test } from 'vitest';
import { addFallbacks } from './add-fallbacks.ts';

test('what old browsers do not read has before it what they do', () => {
  expect(addFallbacks('.a{height:calc(100dvh - 4rem);overflow:clip}.b{top:1vh;--h:1svh}')).toBe(
    '.a{height:calc(100vh - 4rem);height:calc(100dvh - 4rem);overflow:hidden;overflow:clip}.b{top:1vh;--h:1svh}',
  );
});
