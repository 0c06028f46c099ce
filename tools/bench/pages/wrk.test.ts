import { expect, test } from 'vitest';
import { readReport } from './wrk.mjs';

const PRINTED = `Running 2s test @ http://127.0.0.1:3000/
  1 threads and 50 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.68ms  430.20us  14.79ms   95.39%
    Req/Sec    29.91k     1.61k   31.40k    90.00%
  Latency Distribution
     50%  980.50us
     75%    1.70ms
     90%    1.81ms
     99%    3.03ms
  59519 requests in 2.00s, 1.01GB read
Requests/sec:  29748.71
Transfer/sec:    517.92MB
`;

test('reads rate and latency, whatever unit they stand in', () => {
  expect(readReport(PRINTED)).toEqual({ requests: 59519, rate: 29748.71, p50: 0.9805, p99: 3.03, failed: 0 });
});

test('counts answers that are no page, and those that never came', () => {
  const amiss = `  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 30\n`;
  expect(readReport(PRINTED + amiss).failed).toBe(37);
});
