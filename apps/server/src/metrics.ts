import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What a host can watch. Names and labels never hold a person, a table or a secret. */
export class Metrics {
  readonly registry = new Registry();
  readonly sockets = new Gauge({ name: 'paddock_sockets', help: 'Open sockets', registers: [this.registry] });
  readonly rooms = new Gauge({ name: 'paddock_rooms', help: 'Tables in memory', registers: [this.registry] });
  readonly messages = new Counter({
    name: 'paddock_messages_total',
    help: 'Messages received on sockets',
    labelNames: ['type'],
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: 'paddock_refusals_total',
    help: 'Calls answered with a refusal',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly acknowledged = new Histogram({
    name: 'paddock_command_seconds',
    help: 'From a command to its acknowledgement',
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly commits = new Histogram({
    name: 'paddock_commit_seconds',
    help: 'Time of one group commit',
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly appends = new Counter({
    name: 'paddock_appends_total',
    help: 'Events written to the log',
    registers: [this.registry],
  });
  readonly slow = new Counter({
    name: 'paddock_slow_sockets_total',
    help: 'Sockets dropped because they did not keep up',
    registers: [this.registry],
  });
  readonly bots = new Histogram({
    name: 'paddock_bot_seconds',
    help: 'Time of one bot answer',
    labelNames: ['level'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly botsKilled = new Counter({
    name: 'paddock_bots_killed_total',
    help: 'Bots ended because they took too long',
    registers: [this.registry],
  });
  readonly notices = new Counter({
    name: 'paddock_notices_total',
    help: 'Messages with notices: sent, failed (tried again), refused, gone',
    labelNames: ['channel', 'outcome'],
    registers: [this.registry],
  });
  readonly failures = new Counter({
    name: 'paddock_failures_total',
    help: 'Failures at tables: the store, a damaged log, a broken bot',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
