import type { Database } from './database.ts';
import { type PlannedFault, faultText, parseFault } from './planned-fault.ts';

export interface FaultSwitch {
  /** Replaces the plan; an empty list ends all faults. Throws VALIDATION_ERROR, and the plan stays as it was. */
  set(faults: string[]): void;
  /** The plan, as `set` takes it. */
  list(): string[];
  /** The fault for this call, used up unless it is meant for always. */
  take(call: string): PlannedFault | undefined;
}

/** The plan lasts as the rest of the state does: a reload ends no fault. */
export function createFaultSwitch(database: Database): FaultSwitch {
  return {
    set(faults) {
      database.state.faults = faults.map((fault) => faultText(parseFault(fault)));
      database.save();
    },
    list: () => [...database.state.faults],
    take(call) {
      const { faults } = database.state;
      for (const [index, text] of faults.entries()) {
        // Looked at before it is read: a kept plan may name a call there is no more.
        if (!text.startsWith(`${call}:`) && !text.startsWith('*:')) continue;
        const fault = parseFault(text);
        if (!fault.always) {
          database.state.faults = faults.toSpliced(index, 1);
          database.save();
        }
        return fault;
      }
      return undefined;
    },
  };
}
