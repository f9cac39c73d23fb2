import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

/** A busy machine troubles one or two of the stories; more than these are a fault of the shop or of its stories. */
const MOST = 2;

/** Fails a run in which many stories ended well only when they were told once more (decision 0041). The list names them. */
export default class ToldAgain implements Reporter {
  private readonly flaky = new Set<string>();

  onTestEnd(test: TestCase): void {
    if (test.outcome() === 'flaky') this.flaky.add(test.id);
  }

  async onEnd({ status }: FullResult): Promise<{ status?: FullResult['status'] } | undefined> {
    if (status !== 'passed' || this.flaky.size <= MOST) return undefined;
    process.stdout.write(`${this.flaky.size} stories ended well only when told once more; ${MOST} may.\n`);
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}
