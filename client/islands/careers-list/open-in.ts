import type { SnapshotFrom } from "xstate";
import type { careersMachine } from "../../../shared/machines/careers.ts";

type Snapshot = SnapshotFrom<typeof careersMachine>;

/** The name of the open department, or null. */
export function openDepartmentIn(snapshot: Snapshot): string | null {
  return snapshot.hasTag("departmentOpen") ? snapshot.context.department : null;
}

/** The title of the open role of the open department, or null. */
export function openRoleIn(snapshot: Snapshot): string | null {
  return snapshot.hasTag("roleOpen") ? snapshot.context.role : null;
}
